import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BACKEND_PORT, SITE, SITE_PORT } from "../../shared/addresses";
import { startBackend } from "../../shared/backend/startBackend";
import { serveSiteWithRestarts } from "../../shared/serveSite";

/** Playwright's global setup: starts the built site and an empty backend; the result stops both. */
export default async function startServers(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "kwedi-e2e-"));
  const backend = await startBackend({
    dataDirectory: join(folder, "backend"),
    siteOrigins: [SITE],
    ports: { api: BACKEND_PORT, mailbox: BACKEND_PORT + 3, smtp: BACKEND_PORT + 4 },
  });
  const site = await serveSiteWithRestarts(SITE_PORT);
  return async () => {
    await Promise.all([site.stop(), backend.stop()]);
    rmSync(folder, { recursive: true });
  };
}
