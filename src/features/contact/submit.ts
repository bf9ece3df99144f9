import { prefetchToasts, showToast } from "../../components/Toast/showToast";
import type { ToastMessage } from "../../components/Toast/ToastRegion";
import { createStore } from "../../lib/createStore";
import { clearDraft, saveDraft } from "./draft";
import { cleanSubmission, type Submission } from "./fields";
import { importClient, type SendResult, sendSubmission } from "./send";

type ContactToasts = Queries.ContactFormFieldsFragment["toasts"];

/** How long the button shows that the message was sent, in milliseconds. */
const SENT_DURATION = 5000;

const state = createStore<"idle" | "sending" | "sent" | "failed">("idle");

/**
 * Returns the state of a submission: idle, sending, then sent and idle again, or failed until the next
 * attempt. It is also the lock that allows one request at a time. It is stored outside React, so that two
 * clicks in one tick count as one and a submission continues during a navigation.
 */
export const useSubmitState = state.use;

/** Sends valid values and reports the result in a toast; does nothing while sending or just after. */
export async function submit(values: Submission, toasts: ContactToasts): Promise<void> {
  if (["sending", "sent"].includes(state.get())) return;
  state.set("sending");
  const { stored, failure } = await send(values, toasts);
  if (stored) {
    clearDraft();
    setTimeout(() => state.set("idle"), SENT_DURATION);
  }
  state.set(stored ? "sent" : "failed");
  if (failure) void showToast(failure);
  if (stored) void showToast(toasts.sent);
}

/** Clears a failed submission when the visitor has discarded its message. */
export function forgetFailure(): void {
  if (state.get() === "failed") state.set("idle");
}

async function send(values: Submission, toasts: ContactToasts) {
  try {
    // After a crash, a retry uses the same idempotency key from the stored draft.
    const { key } = saveDraft(values);
    const result = await sendSubmission(cleanSubmission(values), key);
    return { stored: result.stored, failure: failureMessage(result, toasts) };
  } catch (error) {
    console.error(error);
    return { stored: false, failure: { ...toasts.unexpected, tone: "destructive" as const } };
  }
}

/**
 * Returns the toast for a message that was not stored or not mailed; undefined when both calls succeeded.
 */
function failureMessage(
  result: SendResult,
  { notStored, refused, failed }: ContactToasts,
): ToastMessage | undefined {
  if (!result.stored)
    return { ...notStored, text: result.message || notStored.text, tone: "destructive" };
  return { sent: undefined, refused, failed }[result.notification];
}

/** Prefetches the code for sending while online. Failures matter only when it is used. */
export function prefetchSendCode(): void {
  importClient().catch(() => {});
  void prefetchToasts();
}
