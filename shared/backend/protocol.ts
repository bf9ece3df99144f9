import type { CompleteOptions } from "./options";

/** How the mail catcher responds to the function. */
export type MailServerBehavior = "accepts" | "rejects" | "accepts and disconnects" | "down";

/** How the function responds: with 503 when down, with a closed connection when unreachable. */
export type FunctionBehavior = "up" | "down" | "unreachable";

export interface CaughtMail {
  receivedAt: string;
  messageId: string;
  from: string;
  /** The recipients in the envelope. */
  recipients: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
  /** The mail as received, with its headers. */
  source: string;
}

export interface SweepTotals {
  sent: number;
  failed: number;
}

/** What the parent process can call in the backend's process. */
export interface Controls {
  query(statement: string, parameters: unknown[]): Promise<Record<string, unknown>[]>;
  mails(): Promise<CaughtMail[]>;
  setMailServer(behavior: MailServerBehavior): Promise<void>;
  setFunction(behavior: FunctionBehavior): Promise<void>;
  sweep(ignoreBackoff: boolean): Promise<SweepTotals>;
  empty(): Promise<void>;
}

export interface Addresses {
  url: string;
  mailboxUrl: string;
  smtpPort: number;
  /** Authorizes a sweep, and a GET of the function to report the state of the mails. */
  sweepSecret: string;
}

export type ToBackend =
  | { type: "start"; options: CompleteOptions }
  | { type: "call"; number: number; method: keyof Controls; parameters: unknown[] }
  | { type: "stop" };

export type FromBackend =
  | { type: "ready"; addresses: Addresses }
  | { type: "failed"; message: string }
  | { type: "result"; number: number; result?: unknown; error?: string };

/** An error whose message is for the person who started the backend. */
export class BackendError extends Error {
  override name = "BackendError";
}
