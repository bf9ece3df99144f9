import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync } from "node:fs";
import { databaseAddress } from "../databaseAddress";
import { BackendError } from "./protocol";

/** As updates, because each migration brings its own rows. */
const limits = `select format('update contact.settings set value = %s where name = %L;', value, name)
  from contact.settings order by name`;

/**
 * Writes all messages and the limits as SQL into a new file that only its owner can read.
 * @throws BackendError when the file exists, or a program is missing or fails
 */
export function backUp(databaseUrl: string, file: string): void {
  const output = create(file);
  try {
    run(databaseUrl, output, "pg_dump", [
      "--data-only",
      "--column-inserts",
      "--on-conflict-do-nothing",
      "--table=public.contact_submissions",
    ]);
    run(databaseUrl, output, "psql", ["--no-psqlrc", "-Atc", limits]);
  } catch (error) {
    rmSync(file);
    throw error;
  } finally {
    closeSync(output);
  }
}

/**
 * Adds the messages of a backup to a database that has the migrations, all or none, and sets the
 * limits. A message that is there already stays as it is, so what was mailed is not mailed again.
 * @throws BackendError when a program is missing or fails
 */
export function restore(databaseUrl: string, file: string): void {
  run(databaseUrl, "ignore", "psql", [
    "--no-psqlrc",
    "--quiet",
    "--single-transaction",
    "--set=ON_ERROR_STOP=1",
    `--file=${file}`,
  ]);
}

function create(file: string): number {
  try {
    return openSync(file, "wx", 0o600);
  } catch (error) {
    throw new BackendError(
      (error as { code?: string }).code === "EEXIST"
        ? `${file} exists already. Name another file.`
        : `${file} cannot be written: ${(error as Error).message}`,
    );
  }
}

function run(url: string, output: number | "ignore", program: string, options: string[]) {
  const { address, env } = addressOf(url);
  const { error, status, stderr } = spawnSync(program, [`--dbname=${address}`, ...options], {
    stdio: ["ignore", output, "pipe"],
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  if (error) {
    throw new BackendError(
      `${program} could not be started (${error.message}). Install PostgreSQL's client programs, of the database's version or newer (Debian: apt-get install postgresql-client).`,
    );
  }
  if (status !== 0) throw new BackendError(`${program} failed: ${stderr.trim()}`);
}

function addressOf(url: string) {
  try {
    return databaseAddress(url);
  } catch {
    throw new BackendError(
      "DATABASE_URL is not a URL. Write @ / ? # % in its password as %40 %2F %3F %23 %25.",
    );
  }
}
