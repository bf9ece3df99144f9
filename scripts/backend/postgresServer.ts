import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { freePort } from "../../shared/backend/server/ports";
import { installPackages, onPath } from "../../shared/findBrowser";
import { until } from "../../shared/until";

export interface PostgresServer {
  /** Connects as the owner to the database `postgres`. */
  url: string;
  stop(): Promise<void>;
}

/** Where Debian puts the server, by version. */
const DEBIAN_FOLDER = "/usr/lib/postgresql";

/** Returns the folder of PostgreSQL's programs, which it installs where that is allowed. */
export function findPostgres(): string | undefined {
  return onSystem() ?? (installPackages("postgresql") ? onSystem() : undefined);
}

function onSystem(): string | undefined {
  const initdb = onPath(["initdb", "initdb.exe"]);
  if (initdb !== undefined) return dirname(realpathSync(initdb));
  if (!existsSync(DEBIAN_FOLDER)) return undefined;
  return readdirSync(DEBIAN_FOLDER)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_FOLDER, version, "bin"))
    .find((folder) => existsSync(join(folder, "initdb")));
}

/** Starts a server with a new, empty cluster on a free port of this machine; stopping it deletes both. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "lender-postgres-"));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = { ...user, cwd: folder };
  const initdb = spawnSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "postgres", "-E", "UTF8", "--no-locale", "--auth=trust", "--no-sync"],
    { ...options, encoding: "utf8" },
  );
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.stderr || initdb.error}`);

  const port = await freePort();
  const log = join(folder, "log");
  const server = spawn(
    join(programs, "postgres"),
    ["-D", data, "-p", String(port), "-F", "-c", "listen_addresses=127.0.0.1", "-k", ""],
    // Not a pipe: while nobody reads from one, the server would wait when it is full.
    { ...options, stdio: ["ignore", "ignore", openSync(log, "w")] },
  );
  const ended = once(server, "exit");
  const stop = async () => {
    // A fast shutdown, which ends the connections that are left.
    server.kill("SIGINT");
    await ended;
    rmSync(folder, { recursive: true });
  };
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const hasEnded = () => server.exitCode !== null;
  const isReady = () =>
    spawnSync(join(programs, "pg_isready"), ["-h", "127.0.0.1", "-p", String(port)]).status === 0;
  if ((await until(() => hasEnded() || isReady())) && !hasEnded()) return { url, stop };
  const said = readFileSync(log, "utf8");
  await stop();
  throw new Error(`PostgreSQL did not start:\n${said}`);
}

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) =>
    Number(spawnSync("id", [option, "postgres"], { encoding: "utf8" }).stdout.trim());
  return { uid: id("-u"), gid: id("-g") };
}
