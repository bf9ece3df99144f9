import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Client } from "pg";

/** The part of PGlite used here; the embedded Supabase has another version of it. */
export interface SqlDatabase {
  exec(sql: string): Promise<unknown>;
  query<Row>(sql: string, parameters?: unknown[]): Promise<{ rows: Row[] }>;
}

/** Makes one of a connection to a real server. */
export const ofClient = (client: Client): SqlDatabase => ({
  exec: (sql) => client.query(sql),
  query: <Row>(sql: string, parameters?: unknown[]) =>
    client.query(sql, parameters) as unknown as Promise<{ rows: Row[] }>,
});

export interface Migration {
  name: string;
  path: string;
  sql: string;
}

export const projectRoot = join(__dirname, "..", "..", "..");
const FOLDER = join(projectRoot, "supabase", "migrations");
const hostedDefaults = readFileSync(join(__dirname, "hostedDefaults.sql"), "utf8");

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
  [hostedDefaults, ...MIGRATIONS.map(({ sql }) => sql)].join(),
).slice(0, 16);

/** Gives an empty database the roles and privileges of a new hosted project. */
export const prepareLikeHosted = (database: SqlDatabase) => database.exec(hostedDefaults);

/**
 * Applies migrations, each in a transaction.
 * @throws Error with the file and the line of the one that fails
 */
export async function applyMigrations(
  database: SqlDatabase,
  migrations = MIGRATIONS,
): Promise<void> {
  for (const { path, sql } of migrations) {
    await database.exec("begin");
    try {
      await database.exec(sql);
      await database.exec("commit");
    } catch (error) {
      await database.exec("rollback");
      const { message, position } = error as Error & { position?: string };
      const line = position ? `:${sql.slice(0, Number(position)).split("\n").length}` : "";
      throw new Error(`${relative(projectRoot, path)}${line}: ${message}`, { cause: error });
    }
  }
}
