import { spawn } from "node:child_process";
import { once } from "node:events";
import { DEFAULT_PORT, localBackendSettings } from "../backend/options";
import { checkPort } from "../backend/server/ports";
import { startBackend } from "../backend/startBackend";
import { portOf } from "../lib/addresses";
import { fail } from "../lib/fail";
import { PROGRAM_OPTIONS, programPath } from "../lib/programs";
import { serveSiteFromMemory } from "../lib/siteInMemory";

/**
 * `npm start`: builds the site, and serves it with its backend until Ctrl-C is pressed. `SITE_PORT` and
 * `BACKEND_PORT` choose other ports than 9000, and 54321 with the third and fourth after it.
 */
async function start(): Promise<void> {
  const [sitePort, backendPort] = [portOf("SITE_PORT", 9000), portOf("BACKEND_PORT", DEFAULT_PORT)];
  // Exits on signals, because child processes would keep running if a signal's default action ended this one.
  const exit = async () => process.exit(1);
  let stop = exit;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop());
  await checkPort(sitePort, "the site; set SITE_PORT");
  for (const offset of [0, 3, 4])
    await checkPort(backendPort + offset, "the backend; set BACKEND_PORT");

  const siteOrigins = ["localhost", "127.0.0.1"].map((host) => `http://${host}:${sitePort}`);
  const backend = await startBackend({ port: backendPort, siteOrigins });
  const build = spawn(programPath("tsx"), ["scripts/build/build.ts"], {
    stdio: "inherit",
    env: { ...process.env, ...localBackendSettings(backendPort) },
    ...PROGRAM_OPTIONS,
  });
  const [status] = await once(build, "exit");
  if (status !== 0) {
    await backend.stop();
    process.exit(status ?? 1);
  }
  const site = await serveSiteFromMemory(sitePort).catch(async (error) => {
    await backend.stop();
    return fail(error);
  });
  let isStopping = false;
  stop = async () => {
    isStopping = true;
    // Pressing Ctrl-C again exits without waiting for the servers.
    stop = exit;
    await Promise.all([site.stop(), backend.stop()]);
    return process.exit();
  };
  console.info(`
  Site      ${site.url}
  Backend   ${backend.url}
  Emails    ${backend.mailboxUrl}

  Ctrl-C stops everything.
`);
  await Promise.race([site.ended, backend.ended]);
  if (isStopping) return;
  console.error("A server exited unexpectedly; stopping the others.");
  process.exitCode = 1;
  await stop();
}

start().catch(fail);
