/** @jest-environment ./supabase/tests/databaseEnvironment.ts */
import type { SqlDatabase } from "../../../shared/backend/database/migrations";
import { beginAs, type ContactDatabase, openContactDatabase, type Role } from "../contactDatabase";
import { exampleRow } from "../exampleSubmission";
import { createOutbox } from "../outbox";

let database: ContactDatabase;
let connections: SqlDatabase[];
beforeAll(async () => {
  database = await openContactDatabase();
  connections = await Promise.all(Array.from({ length: 8 }, database.connectApi));
});
beforeEach(() => database.reset());

const { store, claim } = createOutbox(() => database);

/** Runs a statement as the data API does, in every connection at the same time. */
const everywhere = (role: Role, statement: () => [string, unknown[]]) =>
  Promise.allSettled(
    connections.map(async (connection) => {
      await beginAs(connection, role, { "cf-connecting-ip": "203.0.113.7" });
      try {
        return (await connection.query<{ id: string }>(...statement())).rows;
      } finally {
        await connection.exec("commit");
      }
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
  const [holder, other] = connections;
  await holder?.exec(
    "begin; select pg_advisory_xact_lock(hashtext('public.claim_contact_notification'))",
  );
  const claimAtOnce = async (id: string) => {
    if (other === undefined) return [];
    try {
      await beginAs(other, "service_role");
      await other.exec("set local lock_timeout = '100ms'");
      return (await other.query("select from claim_contact_notification($1)", [id])).rows;
    } finally {
      await other.exec("rollback");
    }
  };
  expect(await claimAtOnce(mailing)).toEqual([]);
  expect(await claimAtOnce(crypto.randomUUID())).toEqual([]);
  await expect(claimAtOnce(due)).rejects.toMatchObject({ code: "55P03" });
  await holder?.exec("rollback");
});
