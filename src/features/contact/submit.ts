import type { ToastMessage } from "../../components/Toast/showToast";
import type { Drafts } from "./draft";
import { toastsFor, unexpected } from "./failureMessages";
import { emptySubmission } from "./fields";
import { messageKey } from "./idempotencyKey";
import { cleanSubmission, type Submission } from "./schema";
import { type ContactClient, sendSubmission } from "./send";

export type FlowState = "idle" | "sending" | "sent";

/** How long the button says that the message was sent, in milliseconds. */
export const SENT_FOR = 5000;

interface FlowParts {
  drafts: Drafts;
  loadClient(): Promise<ContactClient>;
  tell(message: ToastMessage): void;
}

export interface SubmissionFlow {
  state(): FlowState;
  subscribe(listener: () => void): () => void;
  /** Sends valid values. While a message is under way, or has just been sent, it does nothing. */
  submit(values: Partial<Submission>): Promise<void>;
}

/**
 * A message's way from idle over sending to sent, and back to idle. Its state is its lock, and stands
 * outside of React: no second call begins before the first has ended, however fast someone clicks,
 * and a message goes on while the visitor turns to another page of the site.
 */
export function createSubmissionFlow({ drafts, loadClient, tell }: FlowParts): SubmissionFlow {
  let state: FlowState = "idle";
  const listeners = new Set<() => void>();
  const enter = (next: FlowState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  async function send(values: Partial<Submission>) {
    try {
      const { id } = drafts.keep({ ...emptySubmission, ...values });
      // What is sent from here on can be recognised after a crash.
      drafts.flush();
      const submission = cleanSubmission(values);
      const outcome = await sendSubmission(
        loadClient,
        submission,
        await messageKey(id, submission),
      );
      return { stored: outcome.stored, toasts: toastsFor(outcome) };
    } catch (error) {
      console.error(error);
      return { stored: false, toasts: [unexpected] };
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async submit(values) {
      if (state !== "idle") return;
      enter("sending");
      const { stored, toasts } = await send(values);
      if (stored) {
        drafts.forget();
        setTimeout(() => enter("idle"), SENT_FOR);
      }
      enter(stored ? "sent" : "idle");
      for (const toast of toasts) tell(toast);
    },
  };
}
