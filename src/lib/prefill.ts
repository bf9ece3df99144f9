import { readStored, writeStored } from "./storage";

/** What another page writes for the contact form. */
interface Prefill {
  subject: string;
  message: string;
}

const STORAGE_KEY = "contact-prefill";

/** For browsers that refuse to store it. */
let unstored: Prefill | undefined;

/** Leaves a subject and a message for the contact form, which takes them when it is opened in this tab. */
export function leaveMessage(prefill: Prefill): void {
  unstored = writeStored(STORAGE_KEY, prefill, "sessionStorage") ? undefined : prefill;
}

/** Returns what was left for the contact form, once. */
export function takeMessage(): Partial<Prefill> {
  const { subject, message } = Object(unstored ?? readStored(STORAGE_KEY, "sessionStorage"));
  unstored = undefined;
  writeStored(STORAGE_KEY, undefined, "sessionStorage");
  return typeof subject === "string" && typeof message === "string" ? { subject, message } : {};
}
