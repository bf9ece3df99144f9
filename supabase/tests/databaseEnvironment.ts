import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { TestEnvironment } from "jest-environment-node";
import { Client, types } from "pg";
import { ofClient, type SqlDatabase } from "../../shared/backend/database/migrations";

const { version } = JSON.parse(
  readFileSync(join(require.resolve("@electric-sql/pglite"), "..", "..", "package.json"), "utf8"),
);
const cache = join(__dirname, "..", "..", "node_modules", ".cache", "pglite", version);

export interface TestDatabase extends SqlDatabase {
  /** Of a real server; empty for an embedded one. */
  url: string;
  /** Opens a connection of the data API, whose login is `authenticator`. An embedded one has only one. */
  connectApi(): Promise<SqlDatabase>;
}
type Prepare = (database: SqlDatabase) => Promise<unknown>;

/**
 * Opens databases for tests: embedded ones or, with TEST_POSTGRES_URL, new ones on that server. Both
 * clients are loaded here, because Jest's sandbox rejects the `import()` of PGlite.
 */
export default class DatabaseEnvironment extends TestEnvironment {
  private closes: (() => Promise<unknown>)[] = [];

  override async setup() {
    await super.setup();
    const server = process.env.TEST_POSTGRES_URL;
    this.global.openTestDatabase = (key: string, prepare: Prepare) =>
      server ? this.createOn(server, prepare) : this.openEmbedded(key, prepare);
  }

  override async teardown() {
    for (const close of this.closes.reverse()) await close();
    await super.teardown();
  }

  /** Creating one takes three seconds and loading a cached one half a second. */
  private async openEmbedded(key: string, prepare: Prepare): Promise<TestDatabase> {
    const file = join(cache, `${key}.tar`);
    const isCached = existsSync(file);
    const database = new PGlite(isCached ? { loadDataDir: new Blob([readFileSync(file)]) } : {});
    this.closes.push(() => database.close());
    if (!isCached) {
      await prepare(database);
      await cacheDatabase(database, file);
    }
    return Object.assign(database, { url: "", connectApi: async () => database });
  }

  private async createOn(server: string, prepare: Prepare): Promise<TestDatabase> {
    const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
    const owner = await this.connect(server);
    await owner.query(`create database ${name}`);
    const url = server.replace(/[^/]*$/, name);
    const database = ofClient(await this.connect(url));
    await prepare(database);
    const login = new URL(url);
    login.username = "authenticator";
    return { ...database, url, connectApi: async () => ofClient(await this.connect(login.href)) };
  }

  private async connect(connectionString: string): Promise<Client> {
    const client = new Client({ connectionString });
    await client.connect();
    this.closes.push(() => client.end());
    return client;
  }
}

// As PGlite returns a bigint.
types.setTypeParser(types.builtins.INT8, Number);

async function cacheDatabase(database: PGlite, file: string) {
  const dump = await database.dumpDataDir("none");
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, file);
}
