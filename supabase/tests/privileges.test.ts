import { createContactDatabase, type Role } from "./contactDatabase";
import { exampleRow } from "./exampleSubmission";

const database = createContactDatabase();

const columns = ["id", ...Object.keys(exampleRow)];

test.each<[Role, string[]]>([
  [
    "anon",
    [
      // The table's constraints call this function.
      "execute contact.trimmed_length(text)",
      ...columns.map((column) => `insert contact_submissions.${column}`),
    ],
  ],
  ["authenticated", []],
  ["contact_team", ["execute contact.erase_person(text)", "select contact.inbox"]],
  [
    "service_role",
    [
      "delete contact_submissions",
      "execute claim_contact_notice()",
      "execute claim_contact_notification(uuid)",
      "execute contact.setting(text)",
      "execute contact.trimmed_length(text)",
      "execute contact_state()",
      "execute record_contact_notice()",
      "execute record_contact_notification(uuid,uuid,text)",
      "select contact_submissions",
      "update contact_submissions",
    ],
  ],
])("grants %s exactly the privileges that it needs", async (role, privileges) => {
  const granted = await database.sql(
    `with own as (
       select oid from pg_namespace where nspname in ('public', 'contact')
     ), relations as (
       select oid, privilege from pg_class, unnest(array['select', 'insert', 'update', 'delete',
         'truncate', 'references', 'trigger']) as privilege
       where relnamespace in (select oid from own) and relkind in ('r', 'v') and relname <> 'initial_settings'
     )
     select 'execute ' || oid::regprocedure as name from pg_proc
     where pronamespace in (select oid from own) and has_function_privilege($1, oid, 'execute')
     union all
     select privilege || ' ' || oid::regclass from relations where has_table_privilege($1, oid, privilege)
     union all
     select privilege || ' ' || attrelid::regclass || '.' || attname from relations
     join pg_attribute on attrelid = oid and attnum > 0 and privilege in ('select', 'insert', 'update')
     where has_column_privilege($1, attrelid, attname, privilege) and not has_table_privilege($1, oid, privilege)
     union all
     select 'create in ' || oid::regnamespace from own where has_schema_privilege($1, oid, 'create')`,
    [role],
  );
  expect(granted.map(({ name }) => name).sort()).toEqual([...privileges].sort());
});

test("the trigger overwrites the columns that a sender must not set, even if inserts into them are granted", async () => {
  await database.sql("grant insert on contact_submissions to anon");
  const id = crypto.randomUUID();
  const times = {
    created_at: "2001-01-01",
    notified_at: "2001-01-01",
    attempted_at: "2001-01-01",
    lease_until: "2999-01-01",
  };
  const texts = { last_error: "invented", sender_hash: "invented", address_hash: "invented" };
  const outbox = {
    attempts: 9,
    unconfirmed: 9,
    next_attempt_at: "2999-01-01",
    lease: crypto.randomUUID(),
  };
  await database.send({ id, ...times, ...texts, ...outbox });
  const written = ["notified_at", "attempted_at", "lease", "lease_until", ...Object.keys(texts)];
  const [stored] = await database.sql(
    `select created_at > now() - interval '1 minute' as now, next_attempt_at <= now() as due, attempts, unconfirmed,
       ${written} from contact_submissions where id = $1`,
    [id],
  );
  const untouched = Object.fromEntries(written.map((column) => [column, null]));
  expect(stored).toEqual({ now: true, due: true, attempts: 0, unconfirmed: 0, ...untouched });
});
