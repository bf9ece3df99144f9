import type { CompleteOptions } from "./options";

/** How the mail catcher behaves towards the function. */
export type MailServerBehaviour = "takes" | "refuses" | "takes and hangs up" | "down";

/** How the function answers its callers: 503 when down, a cut connection when unreachable. */
export type FunctionBehaviour = "up" | "down" | "unreachable";

export interface CaughtMail {
  number: number;
  receivedAt: string;
  messageId: string;
  from: string;
  /** Where the envelope says it goes. */
  recipients: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
  /** The mail as it came, headers and all. */
  source: string;
}

export interface SweepTotals {
  sent: number;
  failed: number;
}

/** What the parent process may ask of the backend. */
export interface Controls {
  query(statement: string, parameters: unknown[]): Promise<Record<string, unknown>[]>;
  mails(): Promise<CaughtMail[]>;
  setMailServer(behaviour: MailServerBehaviour): Promise<void>;
  setFunction(behaviour: FunctionBehaviour): Promise<void>;
  sweep(evenIfWaiting: boolean): Promise<SweepTotals>;
  empty(): Promise<void>;
}

export interface Addresses {
  url: string;
  mailboxUrl: string;
  smtpPort: number;
}

export type ToBackend =
  | { type: "start"; options: CompleteOptions }
  | { type: "ask"; number: number; method: keyof Controls; values: unknown[] }
  | { type: "stop" };

export type FromBackend =
  | { type: "ready"; addresses: Addresses }
  | { type: "failed"; message: string }
  | { type: "answer"; number: number; result?: unknown; error?: string };

/** Why the backend did not start, in words for the person who started it. */
export class BackendError extends Error {
  override name = "BackendError";
}
