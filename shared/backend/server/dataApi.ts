import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { applyMigrations, HOSTED_DEFAULTS, MIGRATIONS } from "../database/migrations";
import { localPublishableKey } from "../options";
import { BackendError } from "../protocol";
import { copyInitialDatabase, DATABASE_NAME } from "./initialDatabase";

export interface DataApi {
  /** Serves a request below /rest/v1 for a client with this address. */
  serve(request: Request, clientAddress: string): Promise<Response>;
  /** Runs a statement as the owner of the database. */
  query(statement: string, parameters?: unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/**
 * Opens the embedded Supabase on the database in this folder, which is a new one after a change of the
 * migrations.
 * @throws BackendError when it cannot be opened
 */
export async function openDataApi(dataDirectory: string, secretKey: string): Promise<DataApi> {
  const folder = join(dataDirectory, DATABASE_NAME);
  if (!existsSync(folder))
    await copyInitialDatabase(folder, async (initial) => {
      const connection = await openConnection(initial);
      await connection.driver.exec(HOSTED_DEFAULTS);
      await applyMigrations((sql) => connection.driver.exec(sql));
      await (await serveDatabase(connection, secretKey)).close();
    });
  const connection = await openConnection(folder).catch((error) => {
    throw new BackendError(
      `The database in ${folder} is damaged (${String(error).split("\n")[0]}). To start with an empty one: npm run backend -- reset`,
    );
  });
  return serveDatabase(connection, secretKey);
}

async function serveDatabase(connection: PgliteConnection, secretKey: string): Promise<DataApi> {
  const enqueue = createQueue();
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
  const privileges = MIGRATIONS.find(({ name }) => name === "contact_privileges");
  if (privileges !== undefined) await connection.driver.exec(privileges.sql);

  return {
    serve: (request, clientAddress) =>
      enqueue(async () => {
        // For the limits per sender. The embedded server passes headers only to functions, PostgREST always.
        await connection.driver.query("select set_config('request.headers', $1, false)", [
          JSON.stringify({ "x-forwarded-for": clientAddress }),
        ]);
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

async function openConnection(url: string): Promise<PgliteConnection> {
  const { PgliteConnection } = await import("@supabase/lite/pglite");
  const connection = new PgliteConnection({ url });
  await connection.driver.query("select 1");
  return connection;
}
