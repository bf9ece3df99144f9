import { prefetchToasts, showToast } from "../../components/Toast/showToast";
import type { ToastMessage } from "../../components/Toast/ToastRegion";
import { createStore } from "../../lib/createStore";
import { showLoadError } from "../../loader/LoadErrorNotice";
import { type DraftStore, draftStore } from "./draft";
import { cleanSubmission, emptySubmission, type Submission } from "./fields";
import { idempotencyKey } from "./idempotencyKey";
import { type SendResult, sendSubmission } from "./send";
import type { ContactClient } from "./supabaseClient";

type ContactToasts = Queries.ContactFormFieldsFragment["toasts"];

export type SubmitState = "idle" | "sending" | "sent" | "failed";

/** How long the button shows that the message was sent, in milliseconds. */
export const SENT_DURATION = 5000;

interface SubmitFlowOptions {
  draftStore: DraftStore;
  loadClient(): Promise<ContactClient>;
  showToast(message: ToastMessage): void;
}

/**
 * Creates the state machine of a submission: idle, sending, then sent and idle again, or failed until
 * the next attempt. The state is also the lock that allows one request at a time. It is stored outside
 * of React, so that two clicks in one tick count as one and a submission continues while the visitor
 * navigates to another page.
 */
export function createSubmitFlow(options: SubmitFlowOptions) {
  const state = createStore<SubmitState>("idle");

  async function send(values: Partial<Submission>, toasts: ContactToasts) {
    try {
      // After a crash, a retry derives the same idempotency key from the stored draft.
      const { id } = options.draftStore.save({ ...emptySubmission, ...values });
      const submission = cleanSubmission(values);
      const key = await idempotencyKey(id, submission);
      const result = await sendSubmission(options.loadClient, submission, key);
      return { stored: result.stored, failure: failureMessage(result, toasts) };
    } catch (error) {
      console.error(error);
      return { stored: false, failure: { ...toasts.unexpected, tone: "destructive" as const } };
    }
  }

  return {
    state,
    /** Sends valid values and reports the result in a toast; does nothing while sending or just after. */
    async submit(values: Partial<Submission>, toasts: ContactToasts): Promise<void> {
      if (["sending", "sent"].includes(state.get())) return;
      state.set("sending");
      const { stored, failure } = await send(values, toasts);
      if (stored) {
        options.draftStore.clear();
        setTimeout(() => state.set("idle"), SENT_DURATION);
      }
      state.set(stored ? "sent" : "failed");
      if (failure) options.showToast(failure);
      if (stored) options.showToast(toasts.sent);
    },
    /** Forgets a failed submission, whose message the visitor has discarded. */
    discard() {
      if (state.get() === "failed") state.set("idle");
    },
  };
}

/** Returns the report on a message that was not stored or not mailed; undefined when both calls succeeded. */
function failureMessage(
  result: SendResult,
  { notStored, refused, failed }: ContactToasts,
): ToastMessage | undefined {
  if (!result.stored)
    return { ...notStored, text: result.message || notStored.text, tone: "destructive" };
  return { sent: undefined, refused, failed }[result.notification];
}

async function loadSupabaseClient(): Promise<ContactClient> {
  const { supabaseClient } = await import(/* webpackChunkName: "supabase" */ "./supabaseClient");
  return supabaseClient();
}

/** Prefetches the code for sending while there is a connection; ignores failures until it is used. */
export function prefetchSending(): void {
  loadSupabaseClient().catch(() => {});
  void prefetchToasts();
}

/** Offers to load the page again when a deploy has removed the script that this page asks for. */
async function loadClient(): Promise<ContactClient> {
  try {
    const client = await loadSupabaseClient();
    showLoadError(false);
    return client;
  } catch (error) {
    showLoadError(navigator.onLine);
    throw error;
  }
}

export const submitFlow = createSubmitFlow({
  draftStore,
  loadClient,
  showToast: (message) => void showToast(message),
});
