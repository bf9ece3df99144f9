import { cpSync, existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { migrationsHash, projectRoot } from "../database/migrations";

const MODULES = join(projectRoot, "node_modules");

/**
 * Copies a database without messages into a folder. Creating one takes 16 seconds of processor time,
 * so it is cached until the migrations or the embedded server change.
 * @param create creates a database in a folder, and closes it
 */
export async function copyInitialDatabase(
  folder: string,
  create: (folder: string) => Promise<void>,
): Promise<void> {
  const versions = ["@electric-sql/pglite", "@supabase/lite"].map(
    (name) => JSON.parse(readFileSync(join(MODULES, name, "package.json"), "utf8")).version,
  );
  const cached = join(MODULES, ".cache", "database", [...versions, migrationsHash()].join("-"));
  if (!existsSync(cached)) {
    // Renamed once complete, so that no other process sees half of it.
    const unfinished = `${cached}.${process.pid}`;
    await create(unfinished);
    if (existsSync(cached)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, cached);
  }
  cpSync(cached, folder, { recursive: true });
}
