import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { freePort } from "../../shared/backend/server/ports";
import { type Backend, startBackend } from "../../shared/backend/startBackend";
import { BROWSER_ARGUMENTS, findHeadlessShell } from "../../shared/findBrowser";
import { serveSiteFromMemory } from "../../shared/siteInMemory";
import { type FaultyProxy, startFaultyProxy } from "./faultyProxy";

export interface Servers {
  site: string;
  backend: Backend;
  proxy: FaultyProxy;
  browser: Browser;
  stop(): Promise<void>;
}

/** The limits have tests of their own; here leases end while a run can wait for them. */
const SETTINGS = {
  sender_limit: 1e6,
  overall_limit: 1e6,
  mail_limit: 1e6,
  sender_mail_limit: 1e6,
  lease_seconds: 40,
};

/**
 * Starts the built site, an empty backend that sweeps every few seconds, and the proxy between them.
 * @param port where the built site expects its backend
 */
export async function startServers(port: number): Promise<Servers> {
  const site = await serveSiteFromMemory(await freePort());
  const folder = mkdtempSync(join(tmpdir(), "kwedi-trials-"));
  const backend = await startBackend({
    dataDirectory: join(folder, "backend"),
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
      await site.stop();
      await backend.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A fault of the whole backend, for all visitors at once. */
export type Outage = "function down" | "function unreachable" | "SMTP down" | "SMTP refuses";

/** Puts the backend into this state; without an outage, everything works. */
export async function setOutage(backend: Backend, outage: Outage | undefined): Promise<void> {
  await backend.setFunction(
    outage === "function down" ? "down" : outage === "function unreachable" ? "unreachable" : "up",
  );
  await backend.setMailServer(
    outage === "SMTP down" ? "down" : outage === "SMTP refuses" ? "rejects" : "accepts",
  );
}
