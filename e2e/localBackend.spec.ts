import { mkdtempSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { DATABASE_NAME } from "../shared/backend/database/migrations";
import { type Backend, startBackend } from "../shared/backend/startBackend";
import { exampleRow } from "../supabase/tests/exampleSubmission";
import { expect, test } from "./support/test";

// Runs the tests in this file one after another, because they use the same backend.
test.describe.configure({ mode: "default" });

const folder = mkdtempSync(join(tmpdir(), "backend-"));
/** The options for a backend that uses free ports, and sweeps only on request. */
const options = { port: 0, sweepSeconds: 0, dataDirectory: join(folder, "data") };

/** Creates the same client as the website. In Node 20, supabase-js needs a replacement for WebSocket. */
const siteClient = ({ url, publishableKey }: Backend) =>
  createClient(url, publishableKey, {
    auth: { persistSession: false },
    realtime: { transport: class {} as never },
  });

let backend: Backend;
let site: ReturnType<typeof siteClient>;
test.beforeAll(async () => {
  backend = await startBackend(options);
  site = siteClient(backend);
});
test.beforeEach(() => backend.empty());
test.afterAll(async () => {
  await backend.stop();
  rmSync(folder, { recursive: true });
});

const insert = (row: Record<string, unknown>) =>
  site.from("contact_submissions").insert({ ...exampleRow, ...row });

const notify = (id: string) => site.functions.invoke("send-contact-notification", { body: { id } });

async function store(row: Record<string, unknown> = {}): Promise<string> {
  const id = crypto.randomUUID();
  const { error, status } = await insert({ id, ...row });
  expect({ error, status }).toEqual({ error: null, status: 201 });
  return id;
}

test("rejects attempts to read messages, set a time or claim an email with the public key", async () => {
  await store();
  for (const call of [
    () => site.from("contact_submissions").select(),
    () => insert({ id: crypto.randomUUID(), created_at: "2001-01-01" }),
    () => site.rpc("claim_contact_notification"),
  ])
    expect(await call()).toMatchObject({ status: 401, error: { code: "42501" } });
});

test("escapes the emails that the mailbox page shows", async () => {
  await notify(await store({ subject: "<script>alert(1)</script>", message: "</pre><script>1" }));
  const html = await (await fetch(backend.mailboxUrl)).text();
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).not.toContain("<script");
});

test("keeps messages after a restart, and explains what to do when the database is damaged", async () => {
  const id = await store();
  await notify(id);
  await backend.stop();
  backend = await startBackend(options);
  site = siteClient(backend);
  expect(await backend.submissions()).toMatchObject([{ id, notified_at: expect.anything() }]);
  await backend.stop();
  truncateSync(join(options.dataDirectory, DATABASE_NAME, "global", "pg_control"));
  await expect(startBackend(options)).rejects.toThrow(
    /^The database in .* is damaged .* npm run backend -- reset$/,
  );
});
