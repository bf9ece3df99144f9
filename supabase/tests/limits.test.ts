/** @jest-environment ./supabase/tests/databaseEnvironment.ts */
import { type ContactDatabase, openContactDatabase } from "./contactDatabase";

let database: ContactDatabase;
beforeAll(async () => {
  database = await openContactDatabase();
});
beforeEach(() => database.reset());

/** Sends messages one after the other and counts the accepted ones. */
async function flood(messages: number, addressOf: (index: number) => string | undefined) {
  const rejections = new Set<string>();
  let accepted = 0;
  for (let index = 0; index < messages; index += 1) {
    try {
      await database.send({}, addressOf(index));
      accepted += 1;
    } catch (error) {
      rejections.add(`${(error as { code?: string }).code}: ${(error as Error).message}`);
    }
  }
  return { accepted, rejections: [...rejections] };
}

const senderLimitError =
  "PT429: Too many messages have come from your network in a short time. Please try again in a few minutes or write to us by email.";
const overallLimitError =
  "PT429: We are receiving more messages than usual. Please try again in a few minutes or write to us by email.";

test("rejects the messages of one sender beyond the limit, and accepts those of another; stores no address", async () => {
  expect(await flood(200, () => "203.0.113.7")).toEqual({
    accepted: 30,
    rejections: [senderLimitError],
  });
  expect(await flood(1, () => "203.0.113.8")).toEqual({ accepted: 1, rejections: [] });
  const stored = await database.sql("select * from contact_submissions");
  expect(JSON.stringify(stored)).not.toContain("203.0");
});

test("keeps a part of the overall limit for senders who have sent nothing yet", async () => {
  await database.changeSettings({ overall_limit: 40, overall_reserve: 10 });
  const twoSenders = (index: number) => `203.0.113.${index % 2}`;
  expect(await flood(40, twoSenders)).toEqual({ accepted: 30, rejections: [overallLimitError] });
  expect(await flood(20, (index) => `198.51.100.${index}`)).toEqual({
    accepted: 10,
    rejections: [overallLimitError],
  });
});

test("rejects the messages of one IPv6 /48 beyond its limit, and accepts those of another", async () => {
  await database.changeSettings({ sender_limit: 3, network_limit: 5 });
  expect(await flood(4, () => "2001:db8:1::1")).toEqual({
    accepted: 3,
    rejections: [senderLimitError],
  });
  expect(await flood(20, (index) => `2001:db8:1:${index + 1}::1`)).toEqual({
    accepted: 2,
    rejections: [senderLimitError],
  });
  expect((await flood(1, () => "2001:db8:2::1")).accepted).toBe(1);
});

test("accepts a sender's messages again after the window", async () => {
  await database.changeSettings({ sender_limit: 2 });
  await flood(3, () => "203.0.113.7");
  await database.sql("update contact_submissions set created_at = now() - interval '11 minutes'");
  expect((await flood(3, () => "203.0.113.7")).accepted).toBe(2);
});

test("reports a stored message as a duplicate when it is retried beyond the limit", async () => {
  await database.changeSettings({ sender_limit: 1 });
  const id = crypto.randomUUID();
  await database.send({ id }, "203.0.113.7");
  await expect(database.send({ id }, "203.0.113.7")).rejects.toMatchObject({ code: "23505" });
  await expect(database.send({}, "203.0.113.7")).rejects.toMatchObject({ code: "PT429" });
});

test.each([
  ["one IPv6 /64", ["2001:db8:0:1::1", "2001:db8:0:1:ffff::2"], 1, 1],
  ["two IPv6 /64s of one /48", ["2001:db8:0:1::1", "2001:db8:0:2::1"], 1, 2],
  ["two IPv4 addresses in IPv6's notation", ["::ffff:203.0.113.7", "::FFFF:cb00:7108"], 2, 2],
  ["one IPv4 address in two notations", ["::ffff:203.0.113.7", "203.0.113.7"], 1, 1],
])("counts the senders and addresses of %s", async (_, from, senders, addresses) => {
  for (const address of from) await database.send({}, address);
  expect(
    await database.sql(
      `select count(distinct sender_hash)::int as senders, count(distinct address_hash)::int as addresses
       from contact_submissions`,
    ),
  ).toEqual([{ senders, addresses }]);
});

test.each([
  [
    "the proxy's header, before the forwarded one",
    { "cf-connecting-ip": "203.0.113.7", "x-forwarded-for": "198.51.100.1" },
    "203.0.113.7/32",
  ],
  [
    "the first forwarded address",
    { "x-forwarded-for": "198.51.100.1, 10.0.0.1" },
    "198.51.100.1/32",
  ],
  ["an invalid header", { "cf-connecting-ip": "' or 1=1" }, null],
  ["no header", {}, null],
])("takes the sender's address from %s", async (_, headers, address) => {
  await database.sql("grant usage on schema contact to anon");
  expect(
    await database.as("anon", "select text(contact.sender_address(48)) as address", [], headers),
  ).toEqual([{ address }]);
  await database.sql("revoke usage on schema contact from anon");
});

test("applies only the overall limit to messages without an address", async () => {
  expect((await flood(40, () => undefined)).accepted).toBe(40);
});
