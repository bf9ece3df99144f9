import { createClient, type SupabaseClient } from "@supabase/supabase-js";
export type ContactClient = Pick<SupabaseClient, "from" | "functions">;

/**
 * Creates a client without session and storage.
 * @param url the backend's URL
 * @param key its publishable key
 */
export function createSupabaseClient(
  url: string,
  key: string,
  fetchResponse: typeof fetch = (...request) => fetch(...request),
): ContactClient {
  return createClient(url, key, {
    accessToken: async () => null,
    global: { fetch: (...request) => fetchStrictly(fetchResponse, ...request) },
  });
}

let client: ContactClient | undefined;
export function supabaseClient(): ContactClient {
  client ??= createSupabaseClient(
    process.env.GATSBY_SUPABASE_URL ?? "",
    process.env.GATSBY_SUPABASE_PUBLISHABLE_KEY ?? "",
  );
  return client;
}

/**
 * Prevents supabase-js from misreading a response. Redirects fail, because another host is not the
 * backend. An error response without a JSON object gets an empty one: supabase-js takes an empty 404
 * for "204 No Content", and any other body for a message to show.
 */
async function fetchStrictly(
  fetchResponse: typeof fetch,
  ...[input, init]: Parameters<typeof fetch>
): Promise<Response> {
  const response = await fetchResponse(input, { ...init, redirect: "error" });
  if (response.ok) return response;
  const text = await response.text();
  const { status, headers } = response;
  return new Response(isJsonObject(text) ? text : "{}", { status, headers });
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
