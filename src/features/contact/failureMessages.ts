import type { ToastMessage } from "../../components/Toast/toastList";
import type { SendResult } from "./send";

export type ContactToasts = Queries.ContactFormFieldsFragment["toasts"];

/**
 * Returns what the form reports when a message was not stored, or was stored without a notification
 * to the team; undefined when both calls succeeded.
 */
export function failureMessage(
  result: SendResult,
  { notStored, refused, failed }: ContactToasts,
): ToastMessage | undefined {
  if (!result.stored)
    return { ...notStored, text: result.message || notStored.text, tone: "destructive" };
  return { sent: undefined, refused, failed }[result.notification];
}

/** Reported for an exception in our own code. */
export const unexpectedError = ({ unexpected }: ContactToasts): ToastMessage => ({
  ...unexpected,
  tone: "destructive",
});
