import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";

export const projectRoot = join(__dirname, "..", "..", "..");
const FOLDER = join(projectRoot, "supabase", "migrations");
const read = (file: string) => readFileSync(join(__dirname, file), "utf8");

/** The SQL that gives an empty database the roles and privileges of a new hosted project. */
export const HOSTED_DEFAULTS = read("hostedDefaults.sql");

/** The SQL that gives a test database stubs for a hosted project's extensions. */
export const HOSTED_EXTENSIONS = read("hostedExtensions.sql");

const MIGRATIONS = readdirSync(FOLDER)
  .filter((file) => /^\d{14}_\w+\.sql$/.test(file))
  .sort()
  .map((file) => join(FOLDER, file))
  .map((path) => ({ path, sql: readFileSync(path, "utf8") }));

/**
 * Applies the migrations, or only those whose files' names are in a range.
 * @param execute runs several statements in one transaction
 * @throws Error with the file of the failing statement
 */
export async function applyMigrations(
  execute: (statements: string) => Promise<unknown>,
  { from = "", before = "9" } = {},
): Promise<void> {
  for (const { path, sql } of MIGRATIONS.filter(
    ({ path }) => basename(path) >= from && basename(path) < before,
  ))
    await execute(sql).catch((cause: Error) => {
      throw new Error(`${relative(projectRoot, path)}: ${cause.message}`, { cause });
    });
}
