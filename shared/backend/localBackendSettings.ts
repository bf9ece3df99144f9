import { completeOptions, localPublishableKey } from "./options";

/** The variables with which the website is built to talk to the local backend at its usual address. */
export function localBackendSettings(port = completeOptions().ports.api) {
  return {
    GATSBY_SUPABASE_URL: `http://127.0.0.1:${port}`,
    GATSBY_SUPABASE_PUBLISHABLE_KEY: localPublishableKey,
  };
}
