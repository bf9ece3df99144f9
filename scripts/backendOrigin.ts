import { fail } from "./fail";

/**
 * Returns the origin of the contact form's backend, from the environment, or "" if the form is switched off,
 * as in previews without a backend. Ends the process if the backend is not configured, so that no build
 * contains a form that cannot send.
 */
export function backendOrigin(): string {
  if (process.env.GATSBY_CONTACT_FORM === "off") return "";
  const { GATSBY_SUPABASE_URL: url, GATSBY_SUPABASE_PUBLISHABLE_KEY: key } = process.env;
  if (!url || !key)
    fail(
      `The contact form needs its backend. Set these, and build again:
  GATSBY_SUPABASE_URL              ${url ? "is set" : "is missing"}
  GATSBY_SUPABASE_PUBLISHABLE_KEY  ${key ? "is set" : "is missing"}
"npm start" builds and serves the site with a backend on this machine; docs/deploying.md
describes how to set up a hosted one.`,
    );
  if (!URL.canParse(url))
    fail(
      `GATSBY_SUPABASE_URL is "${url}", which is not a URL such as https://example.supabase.co.`,
    );
  if (hasSecretKey(key))
    fail("GATSBY_SUPABASE_PUBLISHABLE_KEY is a secret key, and visitors would see it.");
  return new URL(url).origin;
}

const KEYS = /\bsb_secret_\w+|\beyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g;

/**
 * Returns whether a text contains a key with all privileges. Older projects and self-hosted backends have
 * tokens as keys, which contain their role.
 */
export const hasSecretKey = (text: string): boolean =>
  (text.match(KEYS) ?? []).some(
    (key) =>
      key.startsWith("sb_secret_") ||
      Buffer.from(key.split(".")[1] ?? "", "base64url").includes("service_role"),
  );
