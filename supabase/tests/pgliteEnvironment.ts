import { PGlite } from "@electric-sql/pglite";
import { TestEnvironment } from "jest-environment-node";

/**
 * PGlite loads itself by `import()`, which Jest's sandbox refuses; an environment is loaded outside
 * of it, so it hands the tests the means to open databases.
 */
export default class PGliteEnvironment extends TestEnvironment {
  #databases: PGlite[] = [];

  override async setup() {
    await super.setup();
    this.global.openPGlite = () => {
      const database = new PGlite();
      this.#databases.push(database);
      return database;
    };
  }

  override async teardown() {
    for (const database of this.#databases) await database.close();
    await super.teardown();
  }
}
