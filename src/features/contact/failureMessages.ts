import type { ToastMessage } from "../../components/Toast/showToast";
import type { Outcome } from "./send";

/** The texts of the specification's error catalogue, to the letter. */
const notStored = (text: string): ToastMessage => ({
  title: "Error submitting form",
  text,
  tone: "destructive",
});

const storedOnly: Record<"refused" | "failed", ToastMessage> = {
  refused: {
    title: "Message received but notification issue",
    text: "Your message was saved, but we couldn't send an email notification. Our team will still see your message.",
  },
  failed: {
    title: "Message received",
    text: "Your message was saved, but there was an issue with our notification system. Our team will still see your message.",
  },
};

const sent: ToastMessage = {
  title: "Message sent successfully!",
  text: "We'll get back to you as soon as possible.",
};

/** What the visitor is told of an outcome, in this order. */
export function toastsFor(outcome: Outcome): ToastMessage[] {
  if (!outcome.stored) return [notStored(outcome.message || "Please try again later.")];
  const { notification } = outcome;
  return notification === "sent" ? [sent] : [storedOnly[notification], sent];
}

/** For exceptions in our own code. */
export const unexpected = notStored("An unexpected error occurred. Please try again.");
