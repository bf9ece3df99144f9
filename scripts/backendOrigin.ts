import { fail } from "./fail";

/**
 * Returns the origin of the backend of this build's contact form, from the environment. Ends the process where it is
 * not configured, so that no form is built that cannot send; "" where the form is switched off, as in previews.
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
  return new URL(url).origin;
}
