/** @jest-environment ./supabase/tests/pgliteEnvironment.ts */
import { type ContactDatabase, openContactDatabase } from "./contactDatabase";

let database: ContactDatabase;
beforeAll(async () => {
  database = await openContactDatabase();
});
beforeEach(() => database.reset());

/** Sends so many messages one after the other and counts the answers. */
async function flood(messages: number, addressOf: (index: number) => string | undefined) {
  const refusals = new Set<string>();
  let taken = 0;
  for (let index = 0; index < messages; index += 1) {
    try {
      await database.send({}, addressOf(index));
      taken += 1;
    } catch (error) {
      refusals.add(`${(error as { code?: string }).code}: ${(error as Error).message}`);
    }
  }
  return { taken, refusals: [...refusals] };
}

const fromYourNetwork =
  "PT429: Too many messages have come from your network in a short time. Please try again in a few minutes or write to us by email.";
const thanUsual =
  "PT429: We are receiving more messages than usual. Please try again in a few minutes or write to us by email.";

test("200 messages in a row from one sender: 30 are taken, the rest is refused plainly, others are served", async () => {
  expect(await flood(200, () => "203.0.113.7")).toEqual({ taken: 30, refusals: [fromYourNetwork] });
  expect(await flood(1, () => "203.0.113.8")).toEqual({ taken: 1, refusals: [] });
});

test("everyone together meets the overall limit", async () => {
  await database.change({ overall_limit: 40 });
  expect(await flood(50, (index) => `203.0.113.${index}`)).toEqual({
    taken: 40,
    refusals: [thanUsual],
  });
});

test("a sender is served again when the time has passed", async () => {
  await database.change({ sender_limit: 2 });
  await flood(3, () => "203.0.113.7");
  await database.sql("update contact_submissions set created_at = now() - interval '11 minutes'");
  expect((await flood(3, () => "203.0.113.7")).taken).toBe(2);
});

test("a limit is raised by changing its row", async () => {
  await database.change({ sender_limit: 35 });
  expect((await flood(40, () => "203.0.113.7")).taken).toBe(35);
});

test("a retry past the limit hears that the message is stored", async () => {
  await database.change({ sender_limit: 1 });
  const id = crypto.randomUUID();
  await database.send({ id }, "203.0.113.7");
  await expect(database.send({ id }, "203.0.113.7")).rejects.toMatchObject({ code: "23505" });
  await expect(database.send({}, "203.0.113.7")).rejects.toMatchObject({ code: "PT429" });
});

test.each([
  ["one IPv6 line", ["2001:db8:0:1::1", "2001:db8:0:1:ffff::2"], 1],
  ["two IPv6 lines", ["2001:db8:0:1::1", "2001:db8:0:2::1"], 2],
  ["two IPv4 addresses", ["203.0.113.7", "203.0.113.8"], 2],
])("counted as senders: %s", async (_, addresses, senders) => {
  for (const address of addresses) await database.send({}, address);
  expect(
    await database.sql("select count(distinct sender_hash)::int as n from contact_submissions"),
  ).toEqual([{ n: senders }]);
});

test.each([
  [
    "the proxy's header before the forwarded one",
    { "cf-connecting-ip": "203.0.113.7", "x-forwarded-for": "198.51.100.1" },
    "203.0.113.7/32",
  ],
  [
    "the first forwarded address",
    { "x-forwarded-for": "198.51.100.1, 10.0.0.1" },
    "198.51.100.1/32",
  ],
  ["nonsense", { "cf-connecting-ip": "' or 1=1" }, null],
  ["nothing", {}, null],
])("the sender's address from %s", async (_, headers, address) => {
  await database.sql("grant usage on schema contact to anon");
  expect(
    await database.as("anon", "select text(contact.sender_address()) as address", [], headers),
  ).toEqual([{ address }]);
  await database.sql("revoke usage on schema contact from anon");
});

test("without an address only the overall limit counts", async () => {
  expect((await flood(40, () => undefined)).taken).toBe(40);
});

test("the address itself is not kept, and its hash for a day only", async () => {
  await database.send({}, "203.0.113.7");
  expect(JSON.stringify(await database.sql("select * from contact_submissions"))).not.toContain(
    "203.0",
  );
  await database.sql("update contact_submissions set created_at = now() - interval '25 hours'");
  await database.sql("select contact.purge()");
  expect(await database.sql("select sender_hash from contact_submissions")).toEqual([
    { sender_hash: null },
  ]);
});
