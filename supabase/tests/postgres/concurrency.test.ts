/** @jest-environment ./supabase/tests/databaseEnvironment.ts */
import { Client } from "pg";
import { type ContactDatabase, openContactDatabase } from "../contactDatabase";
import { exampleRow } from "../exampleSubmission";
import { createOutbox } from "../outbox";

let database: ContactDatabase;
let clients: Client[];
beforeAll(async () => {
  database = await openContactDatabase();
  clients = Array.from({ length: 8 }, () => new Client({ connectionString: database.url }));
  for (const client of clients) await client.connect();
});
beforeEach(() => database.reset());
afterAll(async () => {
  for (const client of clients) await client.end();
});

const { store, claim } = createOutbox(() => database);

/** Runs a statement under a role in every connection at the same time. */
const everywhere = (role: string, statement: () => [string, unknown[]]) =>
  Promise.allSettled(
    clients.map(async (client) => {
      await client.query(`set role ${role}`);
      await client.query("select set_config('request.headers', $1, false)", [
        JSON.stringify({ "cf-connecting-ip": "203.0.113.7" }),
      ]);
      return (await client.query(...statement())).rows;
    }),
  );

test("claims each message once, and none beyond the limit, at the same time", async () => {
  for (let count = 0; count < 8; count += 1) await store(`203.0.113.${count}`);
  await database.changeSettings({ mail_limit: 5, mail_reserve: 0 });
  const claims = await everywhere("service_role", () => [
    "select id from claim_contact_notification()",
    [],
  ]);
  const ids = claims.flatMap((each) =>
    each.status === "fulfilled" ? each.value.map(({ id }) => id) : [each.reason],
  );
  expect(ids).toHaveLength(5);
  expect(new Set(ids).size).toBe(5);
});

test("accepts no message beyond a sender's limit at the same time", async () => {
  await database.changeSettings({ sender_limit: 3 });
  const columns = ["id", ...Object.keys(exampleRow)];
  const inserts = await everywhere("anon", () => [
    `insert into contact_submissions (${columns}) values ($1, $2, $3, $4, $5, $6, $7)`,
    [crypto.randomUUID(), ...Object.values(exampleRow)],
  ]);
  expect(inserts.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
});

test("does not wait for other claims when nothing is due", async () => {
  const due = await store();
  const mailing = await store();
  await claim(mailing);
  const [holder] = clients;
  await holder?.query("reset role; begin");
  await holder?.query(
    "select pg_advisory_xact_lock(hashtext('public.claim_contact_notification'))",
  );
  await database.sql("set lock_timeout = '100ms'");
  expect([await claim(mailing), await claim(crypto.randomUUID())]).toEqual([undefined, undefined]);
  await expect(claim(due)).rejects.toMatchObject({ code: "55P03" });
  await holder?.query("rollback");
});
