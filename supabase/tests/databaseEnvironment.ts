import { PGlite } from "@electric-sql/pglite";
import { TestEnvironment } from "jest-environment-node";
import { Client, types } from "pg";
import { ofClient, type SqlDatabase } from "../../shared/backend/database/migrations";

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
    this.global.openTestDatabase = (prepare: Prepare) =>
      server ? this.createOn(server, prepare) : this.createEmbedded(prepare);
  }

  override async teardown() {
    for (const close of this.closes.reverse()) await close();
    await super.teardown();
  }

  private async createEmbedded(prepare: Prepare): Promise<TestDatabase> {
    const database = new PGlite();
    this.closes.push(() => database.close());
    await prepare(database);
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
