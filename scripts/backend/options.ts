/**
 * The public key of every local backend. It is the same on all machines, so that a build with the local
 * settings works with any of them. Publishing it is harmless: the backend listens only on 127.0.0.1, and no
 * hosted project accepts the key.
 */
export const localPublishableKey = "sb_publishable_local_backend_only";

export const DEFAULT_PORT = 54321;

export const localBackendSettings = (port = DEFAULT_PORT) => ({
  GATSBY_SUPABASE_URL: `http://127.0.0.1:${port}`,
  GATSBY_SUPABASE_PUBLISHABLE_KEY: localPublishableKey,
});
