import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { BACKEND_PORT } from "../../shared/addresses";
import { copyProject } from "../../shared/copyProject";
import { BUILD_CACHE } from "../../src/gatsby/buildCache";

const PORT = BACKEND_PORT + 5;
export const DEVELOP = `http://127.0.0.1:${PORT}`;

/** How long Gatsby may take until it answers, in milliseconds. */
const START_LIMIT = 300_000;

/**
 * Starts `gatsby develop` in a copy of the project, because it writes into the same folders as a
 * build. `DEVELOP_ROOT` names the copy for the tests, which change its content and read what the
 * server prints in its develop.log. The result stops it.
 * @throws Error with the server's output when it does not start
 */
export default async function startDevelop(): Promise<() => Promise<void>> {
  const root = copyProject();
  process.env.DEVELOP_ROOT = root;
  const child = spawn("node_modules/.bin/tsx", [process.env.DEVELOP_COMMAND ?? "scripts/dev.ts"], {
    cwd: root,
    detached: true,
    env: {
      ...process.env,
      DEVELOP_PORT: String(PORT),
      EDITOR_PORT: String(PORT + 1),
      CI: "true",
      // Without the cache of the project's build, encoding the pictures takes minutes.
      BUILD_CACHE_FOLDER: resolve(BUILD_CACHE),
    },
  });
  const ended = once(child, "exit");
  let log = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      log = (log + chunk).slice(-8000);
      appendFileSync(join(root, "develop.log"), chunk);
    });
  const stop = async () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
    await ended;
    rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  };
  const deadline = Date.now() + START_LIMIT;
  while (!(await isAnswering())) {
    if (child.exitCode === null && Date.now() < deadline) {
      await wait(500);
      continue;
    }
    await stop();
    throw new Error(`gatsby develop did not start:\n${log}`);
  }
  return stop;
}

const isAnswering = () =>
  fetch(`${DEVELOP}/page-data/index/page-data.json`)
    .then(({ ok }) => ok)
    .catch(() => false);
