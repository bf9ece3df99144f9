import { truncateSync } from "node:fs";
import { join } from "node:path";
import { BACKEND_PORT } from "../../shared/addresses";
import { DATABASE_NAME } from "../../shared/backend/server/initialDatabase";
import { serve } from "../../shared/backend/server/ports";
import { startBackend } from "../../shared/backend/startBackend";
import {
  removeTemporaryFolders,
  temporaryFolder,
  testOptions,
} from "../../shared/backend/testTools";
import { runScript } from "../runScript";

jest.setTimeout(120_000);

/** Far from the ports of the browser tests and of `lifetime.test.ts`. */
const PORT = BACKEND_PORT + 20;

afterAll(removeTemporaryFolders);

const failureOf = (options: Parameters<typeof startBackend>[0]) =>
  startBackend({ ...testOptions, ...options }).then(
    async (backend) => `it started, ${await backend.stop()}`,
    (error: Error) => `${error.name}: ${error.message}`,
  );

test.each([
  [0, "data API and function"],
  [3, "mailbox page"],
  [4, "mail catcher"],
])("reports the port and its purpose when the port + %i is taken", async (offset, purpose) => {
  const taken = await serve(PORT + offset, "another program", () => {});
  expect(await failureOf({ dataDirectory: temporaryFolder(), port: PORT })).toBe(
    `BackendError: Port ${PORT + offset} (${purpose}) is taken by another program. Stop it, or choose other ports with --port.`,
  );
  await taken.close();
});

test("reports a damaged database with the next step", async () => {
  const dataDirectory = temporaryFolder();
  await (await startBackend({ ...testOptions, dataDirectory })).stop();
  truncateSync(join(dataDirectory, DATABASE_NAME, "global", "pg_control"));
  expect(await failureOf({ dataDirectory })).toMatch(
    /^BackendError: The database in .* is damaged .* npm run backend -- reset$/,
  );
});

test.each([
  ["an invalid port", ["--port", "http"], "--port http is not a port number."],
  ["an unknown option", ["--colour"], "npm run backend -- [--port 54321]"],
])("exits with an error when the command has %s", (_, values, message) => {
  const { status, stderr } = runScript("backend/main.ts", values);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(message) });
});
