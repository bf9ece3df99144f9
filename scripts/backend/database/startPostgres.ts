import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { Client } from "pg";
import { freePort } from "../server/ports";
import { applyMigrations, HOSTED_DEFAULTS, HOSTED_EXTENSIONS } from "./migrations";

interface Postgres {
  url: string;
  /** The file that the server writes its log to. */
  log: string;
  stop(): Promise<void>;
}

/**
 * Starts the major version of PostgreSQL that the host runs, with the contact form's empty tables in its
 * database `postgres`. The server ends with this process, even if that is killed.
 * @throws Error when it does not start
 */
export async function startPostgres(): Promise<Postgres> {
  // Without this process's options, which would load a TypeScript compiler.
  const port = String(await freePort());
  const launcher = fork(join(__dirname, "postgresLauncher.mjs"), [port], { execArgv: [] });
  const ended = once(launcher, "exit");
  const [{ url, log, message }] = await Promise.race([once(launcher, "message"), ended]);
  if (!url) throw new Error(`PostgreSQL did not start: ${message}`);
  const owner = new Client({ connectionString: url });
  await owner.connect();
  for (const each of [HOSTED_DEFAULTS, HOSTED_EXTENSIONS]) await owner.query(each);
  await applyMigrations((sql) => owner.query(sql));
  await owner.end();
  const stop = async () => {
    launcher.disconnect();
    await ended;
  };
  return { url, log, stop };
}
