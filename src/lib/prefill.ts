import { readStored, writeStored } from "./storage";

interface Prefill {
  subject: string;
  message: string;
}

const STORAGE_KEY = "contact-prefill";

let unstored: Prefill | undefined;

/** Stores a subject and a message, which the contact form fills in when it is next opened in this tab. */
export function leaveMessage(prefill: Prefill): void {
  unstored = writeStored(STORAGE_KEY, prefill, "sessionStorage") ? undefined : prefill;
}

/** Returns the stored subject and message, if any, and deletes them. */
export function takeMessage(): Partial<Prefill> {
  const { subject, message } = Object(unstored ?? readStored(STORAGE_KEY, "sessionStorage"));
  unstored = undefined;
  writeStored(STORAGE_KEY, undefined, "sessionStorage");
  return typeof subject === "string" && typeof message === "string" ? { subject, message } : {};
}
