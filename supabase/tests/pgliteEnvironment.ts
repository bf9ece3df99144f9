import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { TestEnvironment } from "jest-environment-node";

const { version } = JSON.parse(
  readFileSync(join(require.resolve("@electric-sql/pglite"), "..", "..", "package.json"), "utf8"),
);
const cache = join(__dirname, "..", "..", "node_modules", ".cache", "pglite", version);

type Prepare = (database: PGlite) => Promise<unknown>;

/**
 * Opens databases for tests. PGlite uses `import()`, which Jest's sandbox rejects; an environment runs
 * outside of it. Creating a database takes three seconds and loading a cached one half a second, so
 * each is cached under a key that identifies its content.
 */
export default class PGliteEnvironment extends TestEnvironment {
  private databases: PGlite[] = [];

  override async setup() {
    await super.setup();
    this.global.openPGlite = async (key: string, prepare: Prepare) => {
      const file = join(cache, `${key}.tar`);
      const isCached = existsSync(file);
      const database = new PGlite(isCached ? { loadDataDir: new Blob([readFileSync(file)]) } : {});
      this.databases.push(database);
      if (!isCached) {
        await prepare(database);
        await cacheDatabase(database, file);
      }
      return database;
    };
  }

  override async teardown() {
    for (const database of this.databases) await database.close();
    await super.teardown();
  }
}

async function cacheDatabase(database: PGlite, file: string) {
  const dump = await database.dumpDataDir("none");
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, file);
}
