import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BACKEND_PORT, SITE, SITE_PORT } from "../../shared/addresses";
import type { BackendOptions } from "../../shared/backend/options";
import { startBackend } from "../../shared/backend/startBackend";
import { serveSiteFromMemory } from "../../shared/siteInMemory";

/** Starts the built site and an empty backend as Playwright's global setup. Returns a function that stops both. */
export default async function startServers(): Promise<() => Promise<void>> {
  return (await startSiteAndBackend(SITE_PORT, [SITE])).stop;
}

/** @param siteOrigins the origins of the site, which CORS allows */
export async function startSiteAndBackend(
  sitePort: number,
  siteOrigins: string[],
  options: BackendOptions = { port: BACKEND_PORT },
) {
  const folder = mkdtempSync(join(tmpdir(), "e2e-"));
  const [backend, site] = await Promise.all([
    startBackend({ dataDirectory: join(folder, "backend"), siteOrigins, ...options }),
    serveSiteFromMemory(sitePort),
  ]);
  const stop = async () => {
    await Promise.all([site.stop(), backend.stop()]);
    rmSync(folder, { recursive: true });
  };
  return { backend, stop };
}
