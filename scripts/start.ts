import { spawnSync } from "node:child_process";
import { localBackendSettings } from "../shared/backend/localBackendSettings";
import { completeOptions } from "../shared/backend/options";
import { startBackend } from "../shared/backend/startBackend";
import { serveSite } from "../shared/serveSite";
import { checkNode, checkPort } from "./checkMachine";
import { fail } from "./fail";

const SITE_PORT = 9000;

/** `npm start`: builds the site, and serves it with its backend until Ctrl-C. */
async function start(): Promise<void> {
  checkNode();
  const { ports } = completeOptions();
  await checkPort(SITE_PORT, "the site");
  await checkPort(ports.api, "the backend");
  await checkPort(ports.mailbox, "the mailbox's page");
  await checkPort(ports.smtp, "the mail catcher");

  const env = { ...process.env, ...localBackendSettings() };
  const build = spawnSync("node_modules/.bin/tsx", ["scripts/build.ts"], { stdio: "inherit", env });
  if (build.status !== 0) process.exit(build.status ?? 1);

  const backend = await startBackend();
  const site = await serveSite(SITE_PORT).catch(async (error: Error) => {
    await backend.stop();
    fail(error.message);
  });
  let isAsked = false;
  const stop = async () => {
    isAsked = true;
    await Promise.all([site.stop(), backend.stop()]);
    process.exit();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop);
  console.info(`
  Site      ${site.url}
  Backend   ${backend.url}
  Mails     ${backend.mailboxUrl}

  Ctrl-C stops everything.
`);
  await Promise.race([site.ended, backend.ended]);
  if (isAsked) return;
  console.error("A server has ended by itself; everything stops.");
  process.exitCode = 1;
  await stop();
}

start().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
