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
 * PGlite loads itself by `import()`, which Jest's sandbox refuses; an environment is loaded outside
 * of it, so it hands the tests the means to open databases. Making one costs three seconds and
 * loading a kept one half a second, so each is kept under the key that says what is in it.
 */
export default class PGliteEnvironment extends TestEnvironment {
  private databases: PGlite[] = [];

  override async setup() {
    await super.setup();
    this.global.openPGlite = async (key: string, prepare: Prepare) => {
      const file = join(cache, `${key}.tar`);
      const isKept = existsSync(file);
      const database = new PGlite(isKept ? { loadDataDir: new Blob([readFileSync(file)]) } : {});
      this.databases.push(database);
      if (!isKept) {
        await prepare(database);
        await keep(database, file);
      }
      return database;
    };
  }

  override async teardown() {
    for (const database of this.databases) await database.close();
    await super.teardown();
  }
}

async function keep(database: PGlite, file: string) {
  const dump = await database.dumpDataDir("none");
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, file);
}
