import { exampleRow } from "../../supabase/tests/exampleSubmission";
import { type Backend, startBackend } from "./startBackend";
import { removeTemporaryFolders, siteClient, temporaryFolder, testOptions } from "./testTools";

jest.setTimeout(120_000);

const options = { ...testOptions, dataDirectory: temporaryFolder() };
const functionName = "send-contact-notification";

let backend: Backend;
let site: ReturnType<typeof siteClient>;
beforeAll(async () => {
  backend = await startBackend(options);
  site = siteClient(backend);
});
beforeEach(() => backend.empty());
afterAll(async () => {
  await backend.stop();
  removeTemporaryFolders();
});

const insert = (row: Record<string, unknown>) =>
  site.from("contact_submissions").insert({ ...exampleRow, ...row });

const notify = (id: string) => site.functions.invoke(functionName, { body: { id } });

async function store(row: Record<string, unknown> = {}): Promise<string> {
  const id = crypto.randomUUID();
  const { error, status } = await insert({ id, ...row });
  expect({ error, status }).toEqual({ error: null, status: 201 });
  return id;
}

test("stores one row and sends one mail with its text when a message is inserted and notified", async () => {
  const id = await store({ subject: "Héllo <b>you</b>" });
  expect(await notify(id)).toMatchObject({ data: { received: true }, error: null });
  expect(await backend.mails()).toMatchObject([
    {
      subject: "Website message: Héllo <b>you</b>",
      recipients: ["team@lender.example"],
      replyTo: ["ana@example.com"],
      text: expect.stringContaining(exampleRow.message),
    },
  ]);
  expect(await backend.submissions()).toMatchObject([
    { id, attempts: 1, notified_at: expect.anything() },
  ]);
});

test("returns 409 and 23505 for a repeated key, and sends one mail for five concurrent calls", async () => {
  const id = await store();
  expect(await insert({ id })).toMatchObject({ status: 409, error: { code: "23505" } });
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => notify(id)));
  expect(answers.every(({ data }) => data.received)).toBe(true);
  expect(await backend.submissions()).toHaveLength(1);
  expect(await backend.mails()).toHaveLength(1);
});

test.each([
  ["reads", () => site.from("contact_submissions").select()],
  ["sets created_at", () => insert({ id: crypto.randomUUID(), created_at: "2001-01-01" })],
  ["claims a mail", () => site.rpc("claim_contact_notification")],
])("rejects the public key when it %s", async (_, call) => {
  await store();
  expect(await call()).toMatchObject({ status: 401, error: { code: "42501" } });
});

test("returns 429 with a plain message when a sender exceeds the limit", async () => {
  await backend.changeSettings({ sender_limit: 1 });
  await store();
  const { error, status } = await insert({ id: crypto.randomUUID() });
  await backend.changeSettings({ sender_limit: 30 });
  expect(status).toBe(429);
  expect(error?.message).toMatch(/^Too many messages .* write to us by email\.$/);
});

test("stores every valid message when valid and invalid ones arrive at the same time", async () => {
  const ids = Array.from({ length: 24 }, () => crypto.randomUUID());
  const answers = await Promise.all(
    ids.map((id, index) => insert(index % 2 === 0 ? { id } : { id, phone: "1" })),
  );
  const accepted = ids.filter((_, index) => answers[index]?.status === 201);
  expect(accepted).toHaveLength(12);
  expect((await backend.submissions()).map(({ id }) => id).sort()).toEqual(accepted.sort());
});

test("escapes everything in a mail on the mailbox page", async () => {
  await notify(await store({ subject: "<script>alert(1)</script>", message: "</pre><script>1" }));
  const html = await (await fetch(backend.mailboxUrl)).text();
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).not.toContain("<script");
});

test("keeps messages between starts", async () => {
  const id = await store();
  await notify(id);
  await backend.stop();
  backend = await startBackend(options);
  site = siteClient(backend);
  expect(await backend.submissions()).toMatchObject([{ id, notified_at: expect.anything() }]);
});
