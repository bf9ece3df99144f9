import { existsSync } from "node:fs";
import type { PgliteConnection } from "@supabase/lite/pglite";
import {
  applyMigrations,
  MigrationError,
  prepareLikeHosted,
  readMigrations,
} from "../database/migrations";
import { localPublishableKey } from "../options";
import { BackendError } from "../protocol";
import { copyInitialDatabase } from "./initialDatabase";

export interface DataApi {
  /** Serves a request below /rest/v1 for a client with this address. */
  serve(request: Request, clientAddress: string): Promise<Response>;
  /** Runs a statement as the owner of the database. */
  query(statement: string, parameters?: unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/**
 * Opens the embedded Supabase on the data in this folder and applies the migrations.
 * @throws BackendError when the folder cannot be opened or the migrations do not fit it
 */
export async function openDataApi(folder: string, secretKey: string): Promise<DataApi> {
  if (!existsSync(folder))
    await copyInitialDatabase(folder, async (initial) => {
      await (await serveDatabase(initial, secretKey)).close();
    });
  return serveDatabase(folder, secretKey);
}

async function serveDatabase(folder: string, secretKey: string): Promise<DataApi> {
  const connection = await openDatabase(folder);
  const enqueue = createQueue();
  await migrate(connection, folder);

  // @supabase/lite has no CommonJS build, and tsx runs these files as CommonJS.
  const { App } = await import("@supabase/lite");
  const app = new App({
    connection,
    auth: { enabled: false, publishable_key: localPublishableKey, secret_key: secretKey },
    options: { server: { admin: false } },
  });
  await app.init();
  const request = (path: string) =>
    new Request(`http://127.0.0.1${path}`, { headers: { apikey: secretKey } });
  // The embedded server grants everything to every role on its first request; restore our grants.
  await app.fetch(request("/rest/v1/contact_submissions?limit=0"));
  const privileges = readMigrations().find(({ name }) => name === "contact_privileges");
  if (privileges !== undefined) await connection.driver.exec(privileges.sql);

  return {
    serve: (request, clientAddress) =>
      enqueue(() => {
        connection.requestHeaders = { "x-forwarded-for": clientAddress };
        return app.fetch(request);
      }),
    query: (statement, parameters) =>
      enqueue(async () => {
        const { rows } = await connection.driver.query(statement, parameters);
        return rows as Record<string, unknown>[];
      }),
    close: () => enqueue(() => connection.close()),
  };
}

/**
 * Returns a function that runs tasks one after the other. The embedded server runs the transactions
 * of concurrent requests on one connection, where a rollback of one would undo another.
 */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(run: () => Promise<Result>): Promise<Result> => {
    const next = last.then(run, run);
    last = next;
    return next;
  };
}

type Connection = PgliteConnection & {
  /** The headers of the current request. */
  requestHeaders: Record<string, string>;
};

async function openDatabase(folder: string): Promise<Connection> {
  const isNew = !existsSync(folder);
  try {
    return await openConnection(folder);
  } catch (error) {
    throw new BackendError(
      `The database in ${folder} ${isNew ? "cannot be created" : "is damaged or of another version"} (${firstLine(error)}). ` +
        "To start with an empty one: npm run backend:reset",
    );
  }
}

/**
 * The embedded server passes a request's headers to the database only when a function is called. The
 * limits per sender need them on inserts, too, as PostgREST passes them.
 */
async function openConnection(url: string): Promise<Connection> {
  const { PgliteConnection } = await import("@supabase/lite/pglite");
  type WithContext = Parameters<PgliteConnection["withContext"]>;

  class ConnectionWithHeaders extends PgliteConnection {
    requestHeaders: Record<string, string> = {};

    override withContext<Result>(
      vars: WithContext[0],
      run: (database: Parameters<WithContext[1]>[0]) => Promise<Result>,
      options?: WithContext[2],
    ): Promise<Result> {
      const runWithHeaders: typeof run = async (database) => {
        await this.driver.query("select set_config('request.headers', $1, true)", [
          JSON.stringify(this.requestHeaders),
        ]);
        return run(database);
      };
      return super.withContext(vars, runWithHeaders, options);
    }
  }

  const connection = new ConnectionWithHeaders({ url });
  await connection.driver.query("select 1");
  return connection;
}

async function migrate(connection: Connection, folder: string) {
  try {
    await prepareLikeHosted(connection.driver);
    await applyMigrations(connection.driver);
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    await connection.close();
    throw new BackendError(
      `The database in ${folder} does not fit the migrations. ${error.message}\n` +
        "Fix the migration, or start with an empty database: npm run backend:reset",
    );
  }
}

function firstLine(error: unknown): string {
  return error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
}
