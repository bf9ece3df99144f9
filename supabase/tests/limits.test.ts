import { codeOf, createContactDatabase } from "./contactDatabase";

const database = createContactDatabase();
beforeEach(database.reset);

async function flood(messages: number, addressOf: (index: number) => string) {
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

const advice = "Please try again in a few minutes, or email us.";
const senderLimitError = `PT429: We have had too many messages from your network. ${advice}`;
const overallLimitError = `PT429: We are receiving more messages than usual. ${advice}`;

test("rejects a sender's messages beyond the limit until its period ends, accepts another sender's, and stores no IP address", async () => {
  expect(await flood(200, () => "203.0.113.7")).toEqual({
    accepted: 30,
    rejections: [senderLimitError],
  });
  expect(await flood(1, () => "203.0.113.8")).toEqual({ accepted: 1, rejections: [] });
  const stored = await database.sql("select * from contact_submissions");
  expect(JSON.stringify(stored)).not.toContain("203.0");
  await database.passTime("11 minutes");
  expect((await flood(31, () => "203.0.113.7")).accepted).toBe(30);
});

test("reserves part of the overall limit for senders who have sent nothing yet", async () => {
  await database.changeSettings({ overall_limit: 40, overall_reserve: 10 });
  const twoSenders = (index: number) => `203.0.113.${index % 2}`;
  expect(await flood(40, twoSenders)).toEqual({ accepted: 30, rejections: [overallLimitError] });
  expect(await flood(20, (index) => `198.51.100.${index}`)).toEqual({
    accepted: 10,
    rejections: [overallLimitError],
  });
});

test("rejects messages from an IPv6 /48 beyond its limit, and still accepts messages from another /48", async () => {
  await database.changeSettings({ sender_limit: 3, network_limit: 5 });
  const limited = (accepted: number) => ({ accepted, rejections: [senderLimitError] });
  expect(await flood(4, () => "2001:db8:1::1")).toEqual(limited(3));
  expect(await flood(20, (index) => `2001:db8:1:${index + 1}::1`)).toEqual(limited(2));
  expect((await flood(1, () => "2001:db8:2::1")).accepted).toBe(1);
});

test("when a sender over the limit sends a stored id again, reports a duplicate and leaves the stored message unchanged", async () => {
  await database.changeSettings({ sender_limit: 1 });
  const id = await database.store("203.0.113.7");
  const rows = () => database.sql("select * from contact_submissions");
  const stored = await rows();
  const again = { id, message: "Something else altogether" };
  expect(await codeOf(database.send(again, "203.0.113.7"))).toBe("23505");
  expect(await codeOf(database.send({}, "203.0.113.7"))).toBe("PT429");
  expect(await rows()).toEqual(stored);
});

test.each<[string, (string | Record<string, string>)[], number, number]>([
  ["one IPv6 /64", ["2001:db8:0:1::1", "2001:db8:0:1:ffff::2"], 1, 1],
  ["two IPv6 /64s of one /48", ["2001:db8:0:1::1", "2001:db8:0:2::1"], 1, 2],
  ["two IPv4 addresses in IPv6 notation", ["::ffff:203.0.113.7", "::FFFF:cb00:7108"], 2, 2],
  ["one IPv4 address in two notations", ["::ffff:203.0.113.7", "203.0.113.7"], 1, 1],
  [
    "one address that the proxy reports, with another one forwarded",
    [{ "cf-connecting-ip": "203.0.113.7", "x-forwarded-for": "198.51.100.1" }, "203.0.113.7"],
    1,
    1,
  ],
  [
    "the first forwarded address",
    [{ "x-forwarded-for": "203.0.113.7, 10.0.0.1" }, "203.0.113.7"],
    1,
    1,
  ],
  ["an invalid header and a missing one", ["' or 1=1", {}], 0, 0],
])("counts the senders and addresses of %s", async (_, from, senders, addresses) => {
  for (const each of from) await database.send({}, each);
  expect(
    await database.sql(
      `select count(distinct sender_hash) as senders, count(distinct address_hash) as addresses
       from contact_submissions`,
    ),
  ).toEqual([{ senders, addresses }]);
});

test("when messages are restored from a backup, keeps their times, ignores the limits, and emails none of them again", async () => {
  for (const _ of [1, 2])
    await database.record(await database.claim(await database.store("203.0.113.7")));
  await database.passTime("1 minute");
  await database.changeSettings({ sender_limit: 1 });
  const rows = () => database.sql("select * from contact_submissions order by id");
  const backedUp = await rows();
  await database.sql(
    `create temporary table backup as select * from contact_submissions;
     truncate contact_submissions;
     insert into contact_submissions select * from backup`,
  );
  expect(await rows()).toEqual(backedUp);
  expect(await database.claim()).toBeUndefined();
});

test("does not apply the limit per sender to messages without an IP address", async () => {
  expect((await flood(40, () => "")).accepted).toBe(40);
});
