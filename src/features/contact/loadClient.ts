import { prefetchToasts } from "../../components/Toast/showToast";

/** Loads supabase-js, which the page does not contain. */
export async function loadSupabaseClient() {
  const { supabaseClient } = await import(/* webpackChunkName: "supabase" */ "./supabaseClient");
  return supabaseClient();
}

/** Prefetches the code for sending while there is a connection; ignores failures until it is used. */
export function prefetchSending(): void {
  for (const load of [loadSupabaseClient, prefetchToasts]) load().catch(() => {});
}
