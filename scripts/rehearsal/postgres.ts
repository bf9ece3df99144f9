import { spawnSync } from "node:child_process";
import { chownSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../shared/backend/server/ports";
import { installPackages } from "../../shared/findBrowser";

const ROOT = "/usr/lib/postgresql";

/** A real PostgreSQL that has what Supabase's projects have, as far as a deploy meets it. */
export interface Postgres {
  url: string;
  /** Runs SQL and returns its rows as lines, with their columns separated by `|`. */
  query(statement: string): string;
  stop(): void;
}

/** @throws Error where Debian's PostgreSQL is missing and cannot be installed */
export async function startPostgres(scratch: string): Promise<Postgres> {
  const bin = findPrograms() ?? (installPackages("postgresql") ? findPrograms() : undefined);
  if (!bin) throw new Error("The rehearsal needs PostgreSQL (Debian: apt-get install postgresql).");
  const folder = join(scratch, "postgres");
  mkdirSync(folder, { recursive: true });
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    const id = Number(execute("id", ["-u", "postgres"]));
    chownSync(scratch, id, id);
    chownSync(folder, id, id);
  }
  const asServer = (program: string, ...args: string[]) =>
    isRoot
      ? execute("runuser", ["-u", "postgres", "--", join(bin, program), ...args])
      : execute(join(bin, program), args);
  const port = await freePort();
  const data = join(folder, "data");
  asServer("initdb", "-D", data, "-A", "trust", "-U", "postgres");
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  asServer("pg_ctl", "-D", data, "-o", options, "-l", join(folder, "log"), "-w", "start");
  const url = `postgres://postgres:stand-in@127.0.0.1:${port}/postgres?sslmode=disable`;
  const query = (statement: string) =>
    execute("psql", [url, "-qAtX", "-v", "ON_ERROR_STOP=1", "-c", statement]);
  for (const file of ["shared/backend/database/hostedDefaults.sql", "scripts/rehearsal/hosted.sql"])
    execute("psql", [url, "-qX", "-v", "ON_ERROR_STOP=1", "-f", file]);
  return {
    url,
    query,
    stop: () => void asServer("pg_ctl", "-D", data, "-m", "immediate", "stop"),
  };
}

const findPrograms = () => {
  try {
    return readdirSync(ROOT)
      .map((version) => join(ROOT, version, "bin"))
      .at(-1);
  } catch {
    return undefined;
  }
};

function execute(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: "utf8",
    cwd: process.cwd(),
  });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  return stdout.trim();
}
