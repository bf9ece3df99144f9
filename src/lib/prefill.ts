import { readStored, writeStored } from "./storage";

/** The prefilled fields of the contact form. */
interface Prefill {
  subject: string;
  message: string;
}

const STORAGE_KEY = "contact-prefill";

/** For browsers that refuse to store it. */
let unstored: Prefill | undefined;

/** Leaves a subject and a message, which the contact form fills in when it opens in this tab. */
export function leaveMessage(prefill: Prefill): void {
  unstored = writeStored(STORAGE_KEY, prefill, "sessionStorage") ? undefined : prefill;
}

/** Returns the prefilled fields, once. */
export function takeMessage(): Partial<Prefill> {
  const { subject, message } = Object(unstored ?? readStored(STORAGE_KEY, "sessionStorage"));
  unstored = undefined;
  writeStored(STORAGE_KEY, undefined, "sessionStorage");
  return typeof subject === "string" && typeof message === "string" ? { subject, message } : {};
}
