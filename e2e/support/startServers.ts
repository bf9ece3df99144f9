import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BACKEND_PORT, SITE, SITE_PORT } from "../../shared/addresses";
import { startBackend } from "../../shared/backend/startBackend";
import { serveSiteFromMemory } from "../../shared/siteInMemory";

/** Playwright's global setup: starts the built site and an empty backend; the result stops both. */
export default function startServers(): Promise<() => Promise<void>> {
  return startSiteAndBackend({ api: BACKEND_PORT, origins: [SITE] });
}

interface BackendAddresses {
  /** The port of the data API; the mails are three ports above. */
  api: number;
  /** The origins of the site, which CORS allows. */
  origins: string[];
}

export async function startSiteAndBackend({ api, origins }: BackendAddresses) {
  const folder = mkdtempSync(join(tmpdir(), "e2e-"));
  const [backend, site] = await Promise.all([
    startBackend({
      dataDirectory: join(folder, "backend"),
      siteOrigins: origins,
      ports: { api, mailbox: api + 3, smtp: api + 4 },
    }),
    serveSiteFromMemory(SITE_PORT),
  ]);
  return async () => {
    await Promise.all([site.stop(), backend.stop()]);
    rmSync(folder, { recursive: true });
  };
}
