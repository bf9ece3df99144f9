import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync } from "node:fs";
import { databaseAddress } from "../../shared/databaseAddress";
import { fail } from "../fail";

const USAGE = `DATABASE_URL=postgresql://… npm run backend -- backup [file.sql]
DATABASE_URL=postgresql://… npm run backend -- restore file.sql
The URL is behind Connect in the Supabase dashboard, as "Session pooler". Write @ / ? # % in its
password as %40 %2F %3F %23 %25.`;

/** As updates, because each migration brings its own rows. */
const LIMITS = `select format('update contact.settings set value = %s where name = %L;', value, name)
  from contact.settings order by name`;

/**
 * `npm run backend -- backup`: writes all messages and the limits as SQL into a new file that only its owner can read.
 * `npm run backend -- restore` adds the messages of such a file to a database that has the migrations, all or none, and
 * sets the limits. A message that is there already stays as it is, so what was mailed is not mailed again.
 */
function main([command, given]: readonly string[]): void {
  const url = process.env.DATABASE_URL ?? "";
  const isBackup = command === "back-up";
  const file = given ?? (isBackup ? newFile() : "");
  if (!URL.canParse(url) || !file) fail(USAGE);
  if (isBackup) {
    backUp(url, file);
    console.info(`${file} has all messages and limits. It is personal data: see "Back up" in
docs/contact-messages.md for how long it may be kept.`);
  } else {
    const options = ["--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1"];
    run(url, "ignore", "psql", ["--no-psqlrc", ...options, `--file=${file}`]);
    console.info(`The messages and limits of ${file} are in the database.`);
  }
}

function backUp(url: string, file: string): void {
  const output = openSync(file, "wx", 0o600);
  try {
    const what = ["--data-only", "--table=public.contact_submissions"];
    run(url, output, "pg_dump", [...what, "--column-inserts", "--on-conflict-do-nothing"]);
    run(url, output, "psql", ["--no-psqlrc", "-Atc", LIMITS]);
  } catch (error) {
    rmSync(file);
    throw error;
  } finally {
    closeSync(output);
  }
}

function run(url: string, output: number | "ignore", program: string, options: string[]) {
  const { address, env } = databaseAddress(url);
  const { error, status, stderr } = spawnSync(program, [`--dbname=${address}`, ...options], {
    stdio: ["ignore", output, "pipe"],
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  if (error)
    throw new Error(
      `${program} could not be started (${error.message}). Install PostgreSQL's client programs, of the database's version or newer (Debian: apt-get install postgresql-client).`,
    );
  if (status !== 0) throw new Error(`${program} failed: ${stderr.trim()}`);
}

const newFile = () => `contact-${new Date().toISOString().slice(0, 16).replace(":", "")}.sql`;

try {
  main(process.argv.slice(2));
} catch (error) {
  fail(error);
}
