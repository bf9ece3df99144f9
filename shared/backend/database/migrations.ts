import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

export interface Migration {
  name: string;
  path: string;
  sql: string;
}

export const projectRoot = join(__dirname, "..", "..", "..");
const FOLDER = join(projectRoot, "supabase", "migrations");
const read = (file: string) => readFileSync(join(__dirname, file), "utf8");

/** Gives an empty database the roles and privileges of a new hosted project. */
export const HOSTED_DEFAULTS = read("hostedDefaults.sql");

/** Gives a database stubs of a hosted project's extensions, for tests. */
export const HOSTED_EXTENSIONS = read("hostedExtensions.sql");

/** The migrations in the order in which they are applied. */
export const MIGRATIONS: readonly Migration[] = readdirSync(FOLDER)
  .sort()
  .flatMap((file) => {
    const [, name] = /^\d{14}_(\w+)\.sql$/.exec(file) ?? [];
    const path = join(FOLDER, file);
    return name ? [{ name, path, sql: readFileSync(path, "utf8") }] : [];
  });

/** Changes with the migrations; names the databases that are made of them. */
export const MIGRATIONS_HASH = hash(
  "sha256",
  [HOSTED_DEFAULTS, ...MIGRATIONS.map(({ sql }) => sql)].join(),
).slice(0, 16);

/**
 * Applies migrations.
 * @param execute runs several statements as one transaction
 * @throws Error with the file and the line of the one that fails
 */
export async function applyMigrations(
  execute: (statements: string) => Promise<unknown>,
  migrations = MIGRATIONS,
): Promise<void> {
  for (const { path, sql } of migrations) {
    try {
      await execute(sql);
    } catch (error) {
      const { message, position } = error as Error & { position?: string };
      const line = position ? `:${sql.slice(0, Number(position)).split("\n").length}` : "";
      throw new Error(`${relative(projectRoot, path)}${line}: ${message}`, { cause: error });
    }
  }
}
