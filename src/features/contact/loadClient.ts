import { prefetchToasts } from "../../components/Toast/showToast";
import { createStore } from "../../lib/createStore";

/** Loads supabase-js, which the page does not contain. */
export async function loadSupabaseClient() {
  const { supabaseClient } = await import(/* webpackChunkName: "supabase" */ "./supabaseClient");
  return supabaseClient();
}

type Validate = typeof import("./schema").validateSubmission;

/** Returns the errors of a submission, once yup has loaded, which the page does not contain either. */
export const validation = createStore<Validate | undefined>(undefined);

/** Where it cannot be loaded in time, the table alone checks what is sent. */
export const acceptAll: Validate = () => ({});

/** @throws when it cannot be loaded */
export async function loadValidation(): Promise<void> {
  const schema = await import(/* webpackChunkName: "contact-validation" */ "./schema");
  validation.set(schema.validateSubmission);
}

/** Prefetches the code for sending while there is a connection; ignores failures until it is used. */
export function prefetchSending(): void {
  for (const load of [loadValidation, loadSupabaseClient, prefetchToasts]) load().catch(() => {});
}
