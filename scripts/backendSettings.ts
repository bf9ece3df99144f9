import { fail } from "./fail";

export interface BackendSettings {
  /** The backend's address without a slash at its end. */
  url: string;
}

/**
 * The backend that the contact form of this build will write to, from the environment; a form that
 * posts to nowhere is never built.
 */
export function backendSettings(): BackendSettings {
  const { GATSBY_SUPABASE_URL: url, GATSBY_SUPABASE_PUBLISHABLE_KEY: key } = process.env;
  if (!url || !key)
    fail(
      `The contact form needs its backend. Set these, and build again:
  GATSBY_SUPABASE_URL              ${url ? "is set" : "is missing"}
  GATSBY_SUPABASE_PUBLISHABLE_KEY  ${key ? "is set" : "is missing"}
"npm start" builds and serves the site with a backend on this machine; docs/deploying.md tells how
to set up a hosted one.`,
    );
  if (!URL.canParse(url)) fail(`GATSBY_SUPABASE_URL is "${url}", which is not an address.`);
  return { url: new URL(url).origin };
}
