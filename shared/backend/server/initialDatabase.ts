import { cpSync, existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { MIGRATIONS_HASH, projectRoot } from "../database/migrations";

const MODULES = join(projectRoot, "node_modules");

/** Changes with the migrations and with the embedded server, neither of which opens a database of another. */
export const DATABASE_NAME = [
  ...["@electric-sql/pglite", "@supabase/lite"].map(
    (name) => JSON.parse(readFileSync(join(MODULES, name, "package.json"), "utf8")).version,
  ),
  MIGRATIONS_HASH,
].join("-");

/**
 * Copies a database without messages into a folder. Creating one takes five seconds of processor time,
 * so it is cached.
 * @param create creates a database in a folder, and closes it
 */
export async function copyInitialDatabase(
  folder: string,
  create: (folder: string) => Promise<void>,
): Promise<void> {
  const cached = join(MODULES, ".cache", "database", DATABASE_NAME);
  if (!existsSync(cached)) {
    // Renamed once complete, so that no other process sees half of it.
    const unfinished = `${cached}.${process.pid}`;
    await create(unfinished);
    if (existsSync(cached)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, cached);
  }
  cpSync(cached, folder, { recursive: true });
}
