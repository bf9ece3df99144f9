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
  version: string;
  name: string;
  path: string;
  sql: string;
}

/** A migration that cannot be applied, or a database with another history. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

export const projectRoot = join(__dirname, "..", "..", "..");
const migrationsFolder = join(projectRoot, "supabase", "migrations");
const fileName = /^(\d{14})_(\w+)\.sql$/;

/** Returns the migrations in the order in which they are applied. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = fileName.exec(file) ?? [];
      if (version === undefined || name === undefined) return [];
      const path = join(folder, file);
      return [{ version, name, path, sql: readFileSync(path, "utf8") }];
    });
}

const hostedDefaults = readFileSync(join(__dirname, "hostedDefaults.sql"), "utf8");

/** Gives an empty database the roles and privileges of a new hosted project. */
export async function prepareLikeHosted(database: SqlDatabase): Promise<void> {
  await database.exec(hostedDefaults);
}

/** Returns the cache key of a database built from the current migrations. */
export function migrationsHash(): string {
  const sql = [hostedDefaults, ...readMigrations().map((migration) => migration.sql)].join();
  return hash("sha256", sql).slice(0, 16);
}

/**
 * Applies the pending migrations, each in a transaction together with its entry in the history, and
 * returns their versions.
 * @throws MigrationError when a file fails, is missing, or has changed in more than its comment lines
 *   since it was applied
 */
export async function applyMigrations(
  database: SqlDatabase,
  migrations = readMigrations(),
): Promise<string[]> {
  const history = await database.query<{ version: string; statements: string[] | null }>(
    "select version, statements from supabase_migrations.schema_migrations order by version",
  );
  const applied = new Map(history.rows.map((row) => [row.version, row.statements?.[0]]));
  const pending = migrations.filter((migration) => !applied.has(migration.version));
  checkHistory(migrations, applied);
  for (const migration of pending) await applyOne(database, migration);
  return pending.map((migration) => migration.version);
}

function checkHistory(migrations: Migration[], applied: Map<string, string | undefined>) {
  for (const [version, sql] of applied) {
    const migration = migrations.find((candidate) => candidate.version === version);
    if (migration === undefined) {
      throw new MigrationError(
        `The database has the migration ${version}, which is not in supabase/migrations: it belongs to another state of the code.`,
      );
    }
    if (withoutComments(sql) !== withoutComments(migration.sql)) {
      throw new MigrationError(
        `${relative(projectRoot, migration.path)} has changed since it was applied to this database.`,
      );
    }
  }
}

const withoutComments = (sql = "") => sql.replace(/^ *--.*\n/gm, "");

async function applyOne(database: SqlDatabase, migration: Migration) {
  await database.exec("begin");
  try {
    await database.exec(migration.sql);
    await database.query(
      "insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)",
      [migration.version, [migration.sql], migration.name],
    );
    await database.exec("commit");
  } catch (error) {
    await database.exec("rollback");
    throw new MigrationError(
      `${relative(projectRoot, migration.path)}${lineOf(error, migration.sql)}: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

function lineOf(error: unknown, sql: string): string {
  const position = Number((error as { position?: string }).position);
  return Number.isInteger(position) && position > 0
    ? `:${sql.slice(0, position).split("\n").length}`
    : "";
}
