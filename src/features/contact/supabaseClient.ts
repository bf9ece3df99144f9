import { createClient } from "@supabase/supabase-js";

export const supabaseClient = createClient(
  process.env.GATSBY_SUPABASE_URL ?? "",
  process.env.GATSBY_SUPABASE_PUBLISHABLE_KEY ?? "",
  { accessToken: async () => null, global: { fetch: fetchStrictly } },
);

/**
 * Prevents supabase-js from misinterpreting a response. Redirects fail, because any other host is not the
 * backend. An error response without a JSON object gets an empty object: supabase-js would treat an empty
 * 404 as "204 No Content", and any other body as a message to show.
 */
async function fetchStrictly(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: "error" });
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
