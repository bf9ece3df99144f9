import { showToast, type ToastMessage } from "../../components/Toast";
import { createStore } from "../../lib/createStore";
import { clearDraft, saveDraft } from "./draft";
import { cleanSubmission, resetForm, type Submission } from "./fields";
import { importClient, type SendResult, sendSubmission } from "./send";

type ContactToasts = Queries.ContactFormFieldsFragment["toasts"];

/** How long the button shows that the message was sent, in milliseconds. */
const SENT_DURATION = 5000;

const state = createStore<"idle" | "sending" | "sent" | "failed">("idle");

/**
 * Returns the state of the submission: idle, sending, then sent and idle again, or failed until the next attempt or
 * `forgetFailure`. The state is also a lock that allows only one request at a time. It is kept outside React, so that
 * two clicks in the same tick count as one, and a submission continues during navigation.
 */
export const useSubmitState = state.use;

/** The message that was stored last, as it was sent. Nothing but this document's memory has it. */
const receipt = createStore<{ key: string; message: Submission } | undefined>(undefined);

/** Returns the receipt, but not next to the report that a later message may not have arrived. */
export function useReceipt() {
  const latest = receipt.use();
  return state.use() === "failed" ? undefined : latest;
}

/** Sends valid values and reports the result in a toast. Does nothing while or just after sending. */
export async function submit(values: Submission, toasts: ContactToasts): Promise<void> {
  if (["sending", "sent"].includes(state.get())) return;
  state.set("sending");
  const { key, failure } = await send(values, toasts);
  if (key) {
    receipt.set({ key, message: cleanSubmission(values) });
    if (clearDraft(key)) resetForm();
    setTimeout(() => state.set("idle"), SENT_DURATION);
  }
  state.set(key ? "sent" : "failed");
  if (failure) showToast(failure);
  if (key) showToast(toasts.sent);
}

/** Stops reporting a failed submission. Call this when the visitor discards the message. */
export function forgetFailure(): void {
  if (state.get() === "failed") state.set("idle");
}

/** Returns the message's key if it was stored, and anything that failed. */
async function send(values: Submission, toasts: ContactToasts) {
  try {
    // The draft is stored first, so a retry after a crash uses the same idempotency key.
    const { key } = saveDraft(values);
    const result = await sendSubmission(cleanSubmission(values), key);
    return { key: result.stored && key, failure: failureMessage(result, toasts) };
  } catch (error) {
    console.error(error);
    return { key: false as const, failure: { ...toasts.unexpected, tone: "destructive" as const } };
  }
}

function failureMessage(result: SendResult, toasts: ContactToasts): ToastMessage | undefined {
  const { notStored, refused, failed } = toasts;
  return result.stored
    ? { sent: undefined, refused, failed }[result.notification]
    : { ...notStored, text: result.reason || notStored.text, tone: "destructive" };
}

/**
 * Prefetches the code that sends messages. Errors are ignored, because they only matter when the code is
 * used.
 */
export function prefetchSendCode(): void {
  importClient().catch(() => {});
}
