import { existsSync, readFileSync } from "node:fs";
import { localBackendSettings } from "../../scripts/backend/options";
import { startBackend } from "../../scripts/backend/startBackend";
import { TEST_BACKEND_PORT, TEST_SITE, TEST_SITE_PORT } from "../../scripts/lib/addresses";
import { serveSiteFromMemory } from "../../scripts/lib/siteInMemory";

/** Playwright's global setup: starts the built site and an empty backend. Returns a function to stop both. */
export default async function startServers(): Promise<() => Promise<void>> {
  const { GATSBY_SUPABASE_URL: backendUrl } = localBackendSettings(TEST_BACKEND_PORT);
  const headers = "public/_headers";
  if (!existsSync(headers) || !readFileSync(headers, "utf8").includes(` ${backendUrl};`))
    throw new Error(`public/ is not built for the backend at ${backendUrl}: npm test -- build`);
  const [backend, site] = await Promise.all([
    startBackend({ siteOrigins: [TEST_SITE], port: TEST_BACKEND_PORT }),
    serveSiteFromMemory(TEST_SITE_PORT),
  ]);
  return async () => {
    await Promise.all([site.stop(), backend.stop()]);
  };
}
