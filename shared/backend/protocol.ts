/** How the mail catcher responds to the function. */
export type MailServerBehavior =
  | "accepts"
  | "rejects"
  | "accepts and disconnects"
  | "does not respond"
  | "down";

export interface CaughtMail {
  receivedAt: string;
  messageId: string;
  /** The recipients in the envelope. */
  recipients: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
  /** The names of its headers. */
  headers: string[];
  /** The mail as received, with its headers. */
  source: string;
}

export interface SweepTotals {
  sent: number;
  failed: number;
}

/** What the parent process can call in the backend's process. */
export interface Controls {
  /** Runs SQL as the owner of the database. */
  query(statement: string, parameters?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Returns all caught mails, oldest first. */
  mails(): Promise<CaughtMail[]>;
  setMailServer(behavior: MailServerBehavior): Promise<void>;
  /** Sends the mails that wait, after an error too. */
  sweep(): Promise<SweepTotals>;
  /** Deletes all messages and mails. */
  empty(): Promise<void>;
}

export interface Addresses {
  url: string;
  mailboxUrl: string;
  smtpPort: number;
  /** Authorizes a sweep, and a GET of the function to report the state of the mails. */
  sweepSecret: string;
}

export interface Call {
  number: number;
  method: keyof Controls;
  parameters: unknown[];
}

export type FromBackend =
  | { type: "ready"; addresses: Addresses }
  | { type: "failed"; message: string }
  | { type: "result"; number: number; result?: unknown; error?: string };

/** An error whose message is for the person who started the backend. */
export class BackendError extends Error {
  override name = "BackendError";
}
