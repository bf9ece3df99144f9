import type { ToastMessage } from "../../components/Toast/toastList";
import type { SendResult } from "./send";

/**
 * Returns what the form reports when a message was not stored, or was stored without a notification
 * to the team; undefined when both calls succeeded. The texts are the specification's, verbatim.
 */
export function failureMessage(result: SendResult): ToastMessage | undefined {
  if (!result.stored) return notStored(result.message || "Please try again later.");
  switch (result.notification) {
    case "sent":
      return undefined;
    case "refused":
      return {
        title: "Message received but notification issue",
        text: "Your message was saved, but we couldn't send an email notification. Our team will still see your message.",
      };
    case "failed":
      return {
        title: "Message received",
        text: "Your message was saved, but there was an issue with our notification system. Our team will still see your message.",
      };
  }
}

const notStored = (text: string): ToastMessage => ({
  title: "Error submitting form",
  text,
  tone: "destructive",
});

/** Reported for an exception in our own code. */
export const unexpectedError = notStored("An unexpected error occurred. Please try again.");
