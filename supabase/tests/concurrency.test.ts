import type { Client } from "pg";
import { becomesTrue } from "../../scripts/lib/becomesTrue";
import { beginAs, createContactDatabase, type Role } from "./contactDatabase";
import { exampleRow } from "./exampleSubmission";

const database = createContactDatabase();
let connections: Client[];
beforeAll(async () => {
  connections = await Promise.all(Array.from({ length: 8 }, database.connectApi));
});
beforeEach(database.reset);

/** Runs a statement in a transaction on this connection, as the data API does. */
async function runIn(connection: Client, role: Role, statement: string, values: unknown[] = []) {
  await beginAs(connection, role, { "cf-connecting-ip": "203.0.113.7" });
  try {
    return (await connection.query<{ id: string }>(statement, values)).rows;
  } finally {
    await connection.query("commit");
  }
}

const CLAIM = "select id from claim_contact_notification()";

test("concurrent calls claim each message only once, and none beyond the limit", async () => {
  for (let count = 0; count < 8; count += 1) await database.store(`203.0.113.${count}`);
  await database.changeSettings({ mail_limit: 5, mail_reserve: 0 });
  const claims = await Promise.all(connections.map((each) => runIn(each, "service_role", CLAIM)));
  const ids = claims.flat().map(({ id }) => id);
  expect(ids).toHaveLength(5);
  expect(new Set(ids).size).toBe(5);
});

test("concurrent inserts do not exceed a sender's limit", async () => {
  await database.changeSettings({ sender_limit: 3 });
  const insert = `insert into contact_submissions (id, ${Object.keys(exampleRow)})
    values (gen_random_uuid(), $1, $2, $3, $4, $5, $6)`;
  const inserts = await Promise.allSettled(
    connections.map((each) => runIn(each, "anon", insert, Object.values(exampleRow))),
  );
  expect(inserts.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
});

test.each([
  ["emailed", "select record_contact_notification($1, $2)"],
  [
    "claimed",
    "update contact_submissions set lease_until = 'infinity' where id = $1 and lease = $2",
  ],
])(
  "does not claim a message with an expired lease if a concurrent call has just %s it",
  async (_, change) => {
    const id = await database.store();
    const late = await database.claim(id);
    await database.passTime("3 minutes");
    const [holder, other] = connections as [Client, Client];
    await beginAs(holder, "service_role");
    await holder.query(change, [id, late?.lease]);
    const claim = runIn(other, "service_role", CLAIM);
    const waits = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
    expect(await becomesTrue(async () => (await database.sql(waits)).length > 0)).toBe(true);
    await holder.query("commit");
    expect(await claim).toEqual([]);
  },
);

/** Runs a statement while another connection holds the lock of this name. Fails with 55P03 if it waits. */
async function runDuring(lock: string, role: Role, statement: string, values: unknown[]) {
  const [holder, other] = connections as [Client, Client];
  await holder.query(`begin; select pg_advisory_xact_lock(hashtext('public.${lock}'))`);
  try {
    await beginAs(other, role, { "cf-connecting-ip": "203.0.113.7" });
    await other.query("set local lock_timeout = '100ms'");
    return (await other.query(statement, values)).rows;
  } finally {
    await other.query("rollback");
    await holder.query("rollback");
  }
}

test("does not wait for a concurrent claim when the requested message is not due or must not be emailed yet", async () => {
  const due = await database.store("203.0.113.7");
  const mailing = await database.store("203.0.113.7");
  await database.claim(mailing);
  const claimAtOnce = (id: string) =>
    runDuring("claim_contact_notification", "service_role", `${CLAIM}`.replace("()", "($1)"), [id]);
  expect(await claimAtOnce(mailing)).toEqual([]);
  expect(await claimAtOnce(crypto.randomUUID())).toEqual([]);
  await expect(claimAtOnce(due)).rejects.toMatchObject({ code: "55P03" });
  await database.changeSettings({ sender_mail_limit: 1 });
  expect(await claimAtOnce(due)).toEqual([]);
  await database.changeSettings({ sender_mail_limit: 20, daily_mail_limit: 1 });
  expect(await claimAtOnce(due)).toEqual([]);
});

test("does not wait for a concurrent insert when a message is refused or already stored", async () => {
  const id = await database.store("203.0.113.7");
  const insertAtOnce = (values: object) =>
    runDuring(
      "contact_submissions",
      "anon",
      `insert into contact_submissions (${Object.keys(exampleRow)}, id)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      Object.values({ ...exampleRow, id: crypto.randomUUID(), ...values }),
    );
  await expect(insertAtOnce({})).rejects.toMatchObject({ code: "55P03" });
  await expect(insertAtOnce({ id })).rejects.toMatchObject({ code: "23505" });
  await expect(insertAtOnce({ last_name: "\u200b\u200b" })).rejects.toMatchObject({
    code: "23514",
  });
  await database.changeSettings({ sender_limit: 1 });
  await expect(insertAtOnce({})).rejects.toMatchObject({ code: "PT429" });
  await database.changeSettings({ sender_limit: 30, overall_limit: 1 });
  await expect(insertAtOnce({})).rejects.toMatchObject({ code: "PT429" });
});
