import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { type Backend, startBackend } from "../../shared/backend/startBackend";
import { BROWSER_ARGUMENTS, findHeadlessShell } from "../../shared/findBrowser";
import { type FaultyProxy, startFaultyProxy } from "./faultyProxy";
import { serveBuild } from "./serveBuild";

export interface Servers {
  site: string;
  backend: Backend;
  proxy: FaultyProxy;
  browser: Browser;
  stop(): Promise<void>;
}

/** No limits, which have their own tests, and leases that end while a run can wait for it. */
const SETTINGS = { sender_limit: 1e6, overall_limit: 1e6, mail_limit: 1e6, lease_seconds: 40 };

/**
 * The built site from its folder, an empty backend that sweeps every few seconds, and the proxy between them.
 * @param port where the built site expects its backend
 */
export async function startServers(folder: string, port: number): Promise<Servers> {
  const site = await serveBuild(folder);
  const scratch = mkdtempSync(join(tmpdir(), "kwedi-trials-"));
  const backend = await startBackend({
    dataDirectory: join(scratch, "backend"),
    siteOrigins: [site.url],
    ports: { api: 0, mailbox: 0, smtp: 0 },
    sweepSeconds: 5,
  });
  await backend.changeSettings(SETTINGS);
  const proxy = await startFaultyProxy(port, backend.url);
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(chromium),
    args: BROWSER_ARGUMENTS,
  });
  return {
    site: site.url,
    backend,
    proxy,
    browser,
    async stop() {
      await browser.close();
      proxy.stop();
      site.stop();
      await backend.stop();
      rmSync(scratch, { recursive: true });
    },
  };
}
