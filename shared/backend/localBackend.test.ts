import { type Backend, startBackend } from "./startBackend";
import {
  aRow,
  removeTemporaryFolders,
  siteClient,
  temporaryFolder,
  testOptions,
} from "./testTools";

jest.setTimeout(120_000);

const options = { ...testOptions, dataDirectory: temporaryFolder() };
const functionName = "send-contact-notification";

let backend: Backend;
let site: ReturnType<typeof siteClient>;
beforeAll(async () => {
  backend = await startBackend(options);
  site = siteClient(backend);
});
beforeEach(async () => {
  await backend.setMailServer("takes");
  await backend.setFunction("up");
  await backend.empty();
});
afterAll(async () => {
  await backend.stop();
  removeTemporaryFolders();
});

const insert = (row: Record<string, unknown>) =>
  site.from("contact_submissions").insert({ ...aRow, ...row });

const notify = (id: string) => site.functions.invoke(functionName, { body: { id } });

async function stored(row: Record<string, unknown> = {}): Promise<string> {
  const id = crypto.randomUUID();
  const { error, status } = await insert({ id, ...row });
  expect({ error, status }).toEqual({ error: null, status: 201 });
  return id;
}

test("a message that is stored and notified is one row and one mail of its words", async () => {
  const id = await stored({ subject: "Héllo <b>you</b>" });
  expect(await notify(id)).toMatchObject({ data: { received: true }, error: null });
  expect(await backend.mails()).toMatchObject([
    {
      subject: "Website message: Héllo <b>you</b>",
      recipients: ["support@kwedi.example"],
      replyTo: ["ana@example.com"],
      text: expect.stringContaining(aRow.message),
    },
  ]);
  expect(await backend.submissions()).toMatchObject([
    { id, attempts: 1, notified_at: expect.anything() },
  ]);
});

test("the same key again is 409 and 23505, and five calls at once are one mail", async () => {
  const id = await stored();
  expect(await insert({ id })).toMatchObject({ status: 409, error: { code: "23505" } });
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => notify(id)));
  expect(answers.every(({ data }) => data.received)).toBe(true);
  expect(await backend.submissions()).toHaveLength(1);
  expect(await backend.mails()).toHaveLength(1);
});

test("a stranger's key, body and secret cause nothing", async () => {
  await stored();
  const body = { id: crypto.randomUUID(), ...aRow, to: "evil@example.com" };
  const unknown = await site.functions.invoke(functionName, { body });
  expect(unknown).toMatchObject({ data: { received: true }, error: null });
  const guessed = await fetch(`${backend.url}/functions/v1/${functionName}`, {
    method: "POST",
    headers: { "x-contact-sweep-secret": "guess" },
  });
  expect(guessed.status).toBe(401);
  expect(await backend.mails()).toEqual([]);
});

test.each([
  ["reads", () => site.from("contact_submissions").select()],
  ["changes", () => site.from("contact_submissions").update({ subject: "Other" }).neq("phone", "")],
  ["deletes", () => site.from("contact_submissions").delete().neq("phone", "")],
  ["upserts", () => site.from("contact_submissions").upsert({ id: crypto.randomUUID(), ...aRow })],
  ["sets created_at", () => insert({ id: crypto.randomUUID(), created_at: "2001-01-01" })],
  ["claims a mail", () => site.rpc("claim_contact_notification")],
])("the public key never %s", async (_, call) => {
  await stored();
  expect(await call()).toMatchObject({ status: 401, error: { code: "42501" } });
});

test("past the limit a sender hears it in plain words, with the status 429", async () => {
  await backend.changeSettings({ sender_limit: 1 });
  await stored();
  const { error, status } = await insert({ id: crypto.randomUUID() });
  await backend.changeSettings({ sender_limit: 30 });
  expect(status).toBe(429);
  expect(error?.message).toMatch(/^Too many messages .* write to us by email\.$/);
});

test("messages at the same time do not undo one another", async () => {
  const ids = Array.from({ length: 24 }, () => crypto.randomUUID());
  const answers = await Promise.all(
    ids.map((id, index) => insert(index % 2 === 0 ? { id } : { id, phone: "1" })),
  );
  const told = ids.filter((_, index) => answers[index]?.status === 201);
  expect(told).toHaveLength(12);
  expect((await backend.submissions()).map(({ id }) => id).sort()).toEqual(told.sort());
});

test("with the mail server down the message waits, and a later sweep sends it once", async () => {
  await backend.setMailServer("down");
  const id = await stored();
  const { error } = await notify(id);
  expect(error?.context.status).toBe(502);
  expect(await backend.submissions()).toMatchObject([
    { attempts: 1, notified_at: null, last_error: expect.stringContaining("ECONNREFUSED") },
  ]);
  await backend.setMailServer("takes");
  expect(await backend.sweep()).toEqual({ sent: 0, failed: 0 });
  expect(await backend.sweep({ evenIfWaiting: true })).toEqual({ sent: 1, failed: 0 });
  expect(await backend.sweep({ evenIfWaiting: true })).toEqual({ sent: 0, failed: 0 });
  expect(await backend.mails()).toHaveLength(1);
});

test("a mail whose acceptance is lost goes out again under the same Message-ID", async () => {
  await backend.setMailServer("takes and hangs up");
  const id = await stored();
  await notify(id);
  await backend.setMailServer("takes");
  await backend.sweep({ evenIfWaiting: true });
  const messageIds = (await backend.mails()).map(({ messageId }) => messageId);
  expect(messageIds).toEqual([`<${id}@kwedi.example>`, `<${id}@kwedi.example>`]);
});

test.each([
  ["down", "FunctionsHttpError"],
  ["unreachable", "FunctionsFetchError"],
] as const)(
  "with the function %s a sweep sends what was stored meanwhile",
  async (behaviour, name) => {
    await backend.setFunction(behaviour);
    const ids = [await stored(), await stored()];
    expect((await notify(ids[0] ?? "")).error?.name).toBe(name);
    expect(await backend.mails()).toEqual([]);
    expect(await backend.sweep()).toEqual({ sent: 2, failed: 0 });
  },
);

test("a sweep of more than one call's mails sends them all", async () => {
  await backend.changeSettings({ sender_limit: 100 });
  for (let count = 0; count < 26; count += 1) await stored();
  expect(await backend.sweep()).toEqual({ sent: 26, failed: 0 });
  expect(await backend.mails()).toHaveLength(26);
});

test("the mailbox page shows a mail as text, whatever is in it", async () => {
  await notify(await stored({ subject: "<script>alert(1)</script>", message: "</pre><script>1" }));
  const page = async (path: string) => (await fetch(`${backend.mailboxUrl}${path}`)).text();
  const number = (await backend.mails())[0]?.number;
  for (const html of [await page("/"), await page(`/mails/${number}`)]) {
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).not.toContain("<script");
  }
});

test("messages and mails stay between starts", async () => {
  const id = await stored();
  await notify(id);
  await backend.stop();
  backend = await startBackend(options);
  site = siteClient(backend);
  expect(await backend.submissions()).toMatchObject([{ id }]);
  expect(await backend.mails()).toHaveLength(1);
});
