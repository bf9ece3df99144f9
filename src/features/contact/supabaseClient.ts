import { createClient } from "@supabase/supabase-js";
import type { ContactClient } from "./send";

/**
 * A client for the two calls, without what else supabase-js can do: no session, no storage.
 * @param url the backend's address
 * @param key its public key
 */
export function createContactClient(
  url: string,
  key: string,
  fetchAnswer: typeof fetch = (...request) => fetch(...request),
): ContactClient {
  return createClient(url, key, {
    accessToken: async () => null,
    global: { fetch: (...request) => fetchPlainly(fetchAnswer, ...request) },
  });
}

let client: ContactClient | undefined;

/** The client for the backend that this site was built for. */
export function contactClient(): ContactClient {
  client ??= createContactClient(
    process.env.GATSBY_SUPABASE_URL ?? "",
    process.env.GATSBY_SUPABASE_PUBLISHABLE_KEY ?? "",
  );
  return client;
}

/**
 * An answer of which supabase-js can make nothing but what it is. It never follows a redirect, for
 * what answers elsewhere is not the backend. And an error without a JSON object as its body becomes
 * one with an empty object: supabase-js takes an empty 404 for "204 No Content", and any other body
 * for a message to show.
 */
async function fetchPlainly(
  fetchAnswer: typeof fetch,
  ...[input, init]: Parameters<typeof fetch>
): Promise<Response> {
  const answer = await fetchAnswer(input, { ...init, redirect: "error" });
  if (answer.ok) return answer;
  const text = await answer.text();
  const { status, headers } = answer;
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
