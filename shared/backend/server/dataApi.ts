import { existsSync } from "node:fs";
import {
  applyMigrations,
  MigrationError,
  prepareLikeHosted,
  readMigrations,
} from "../database/migrations";
import { localPublishableKey } from "../options";
import { BackendError } from "../protocol";
import { createQueue } from "./inTurn";
import { openRequestAwareConnection, type RequestAwareConnection } from "./requestAwareConnection";

export interface DataApi {
  /** Serves a request below /rest/v1 for a client with this address. */
  serve(request: Request, clientAddress: string): Promise<Response>;
  /** Runs a statement as the owner of everything. */
  query(statement: string, parameters?: unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/**
 * The embedded Supabase over the data in this folder, with the migrations applied.
 * @throws BackendError when the folder cannot be opened or the migrations do not fit it.
 */
export async function openDataApi(folder: string, secretKey: string): Promise<DataApi> {
  const connection = await openConnection(folder);
  const inTurn = createQueue();
  await migrate(connection, folder);

  // The package is for `import` only, and these files run as CommonJS.
  const { App } = await import("@supabase/lite");
  const app = new App({
    connection,
    auth: { enabled: false, publishable_key: localPublishableKey, secret_key: secretKey },
    options: { server: { admin: false } },
  });
  await app.init();
  const request = (path: string) =>
    new Request(`http://127.0.0.1${path}`, { headers: { apikey: secretKey } });
  // The first request makes the server grant everything to everyone; after it ours are set again.
  await app.fetch(request("/rest/v1/contact_submissions?limit=0"));
  const privileges = readMigrations().find(({ name }) => name === "contact_privileges");
  if (privileges !== undefined) await connection.driver.exec(privileges.sql);

  return {
    serve: (request, clientAddress) =>
      inTurn(() => {
        connection.requestHeaders = { "x-forwarded-for": clientAddress };
        return app.fetch(request);
      }),
    query: (statement, parameters) =>
      inTurn(async () => {
        const { rows } = await connection.driver.query(statement, parameters);
        return rows as Record<string, unknown>[];
      }),
    close: () => inTurn(() => connection.close()),
  };
}

async function openConnection(folder: string): Promise<RequestAwareConnection> {
  const isNew = !existsSync(folder);
  try {
    return await openRequestAwareConnection(folder);
  } catch (error) {
    throw new BackendError(
      `The database in ${folder} ${isNew ? "cannot be made" : "is damaged or of another version"} (${reasonOf(error)}). ` +
        "To begin with an empty one: npm run backend:reset",
    );
  }
}

async function migrate(connection: RequestAwareConnection, folder: string) {
  try {
    await prepareLikeHosted(connection.driver);
    await applyMigrations(connection.driver);
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    await connection.close();
    throw new BackendError(
      `The database in ${folder} does not fit the migrations. ${error.message}\n` +
        "Mend the migration, or begin with an empty database: npm run backend:reset",
    );
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
}
