import { prepareToasts } from "../../components/Toast/showToast";

/** Fetches supabase-js, which the page does without until someone writes. */
export async function loadContactClient() {
  const { contactClient } = await import(/* webpackChunkName: "supabase" */ "./supabaseClient");
  return contactClient();
}

/** Fetches what sending will need while there is a connection; a failure shows when it is needed. */
export function prepareSending(): void {
  for (const load of [loadContactClient, prepareToasts]) load().catch(() => {});
}
