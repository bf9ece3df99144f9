import { performance } from "node:perf_hooks";
import { Client } from "pg";
import {
  applyMigrations,
  ofClient,
  prepareLikeHosted,
} from "../../shared/backend/database/migrations";
import { beginAs, type Role } from "../../supabase/tests/contactDatabase";
import { exampleRow } from "../../supabase/tests/exampleSubmission";
import { findPostgres, startPostgres } from "../backend/postgresServer";
import { fail } from "../fail";

const STORED = 100_000;
const WAITING = 10_000;
const CONNECTIONS = 10;
/** Of each connection in a round; all together are fewer than the mails that an hour allows. */
const MESSAGES = 10;
const ROUNDS = 30;
/** How many times as long the slowest call in a hundred may take as on an empty table. */
const GOAL = 2;

/** The milliseconds of each call, by its name. */
type Times = Record<string, number[]>;

/** What a form and the function do for a message: the calls, each in a transaction of its own. */
async function sendMessage(connection: Client, address: string, times: Times) {
  const call = async (name: string, role: Role, statement: string, values: unknown[] = []) => {
    const start = performance.now();
    await beginAs(ofClient(connection), role, { "cf-connecting-ip": address });
    const { rows } = await connection.query(statement, values);
    await connection.query("commit");
    times[name] = [...(times[name] ?? []), performance.now() - start];
    return rows;
  };
  const id = crypto.randomUUID();
  await call(
    "insert",
    "anon",
    `insert into contact_submissions (id, ${Object.keys(exampleRow)}) values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, ...Object.values(exampleRow)],
  );
  const claim = "select lease from claim_contact_notification($1)";
  const [claimed] = await call("claim", "service_role", claim, [id]);
  if (!claimed) throw new Error("A message was not claimed.");
  const record = "select record_contact_notification($1, $2)";
  await call("record", "service_role", record, [id, claimed.lease]);
  await call("contact_state", "service_role", "select contact_state()");
}

/**
 * Measures what the database does for messages on a real PostgreSQL, with an empty table and a full one,
 * and prints it.
 * @returns the goals that are missed
 */
export async function benchBackend(): Promise<string[]> {
  const programs = findPostgres() ?? fail("PostgreSQL is not installed: put initdb into the PATH.");
  const server = await startPostgres(programs);
  try {
    const empty = await openTable(server.url, "empty_table", async () => {});
    const full = await openTable(server.url, "full_table", fill);
    // In turn, so that both are measured in the same phases of a busy machine. The first round warms up.
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const table of [empty, full]) {
        if (round === 1) Object.assign(table, { times: {}, milliseconds: 0 });
        await sendRound(table, round);
      }
    const missed: string[] = [];
    for (const [call, times] of Object.entries(full.times)) {
      const [slowest, before] = [times, empty.times[call]].map(slowestOfHundred);
      const ratio = (slowest ?? Number.NaN) / (before ?? Number.NaN);
      console.log(
        `${call}: the slowest in 100 takes ${slowest?.toFixed(1)} ms, on an empty table ${before?.toFixed(1)} ms: ${ratio.toFixed(2)} times as long`,
      );
      if (!(ratio <= GOAL)) missed.push(`${call}: ${ratio.toFixed(2)} times as long, goal ${GOAL}`);
    }
    console.log(`Messages a second: ${rateOf(full)}, on an empty table ${rateOf(empty)}`);
    console.log(await measurePurge(full.owner));
    const scans = await findScans(full.owner);
    await Promise.all(
      [empty, full]
        .flatMap(({ owner, connections }) => [owner, ...connections])
        .map((client) => client.end()),
    );
    return [...missed, ...scans.map((statement) => `${statement}: reads the whole table`)];
  } finally {
    await server.stop();
  }
}

interface Table {
  owner: Client;
  connections: Client[];
  times: Times;
  /** Of all rounds. */
  milliseconds: number;
}

async function openTable(
  server: string,
  name: string,
  prepare: (owner: Client) => Promise<void>,
): Promise<Table> {
  const maintenance = await connect(server);
  await maintenance.query(`create database ${name}`);
  await maintenance.end();
  const url = server.replace(/[^/]*$/, name);
  const owner = await connect(url);
  await prepareLikeHosted(ofClient(owner));
  await applyMigrations(ofClient(owner));
  await prepare(owner);
  await owner.query("vacuum analyze contact_submissions");
  const login = url.replace("postgres@", "authenticator@");
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => connect(login)));
  return { owner, connections, times: {}, milliseconds: 0 };
}

async function sendRound(table: Table, round: number) {
  const { owner, connections, times } = table;
  const start = performance.now();
  await Promise.all(
    connections.map(async (connection, sender) => {
      for (let message = 0; message < MESSAGES; message += 1)
        await sendMessage(connection, `10.${round}.${sender}.${message}`, times);
    }),
  );
  table.milliseconds += performance.now() - start;
  // So that each round is far from the limits.
  await owner.query(
    `update contact_submissions
     set created_at = created_at - interval '2 days', notified_at = notified_at - interval '2 days'
     where created_at > now() - interval '5 minutes' and notified_at is not null`,
  );
  await owner.query("vacuum contact_submissions");
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  // Stopping the server ends the connections that an error leaves open.
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Stores messages of two years; those of the last day wait, and are from ten senders of a flood. */
async function fill(owner: Client) {
  const values = Object.values(exampleRow).map((value) => owner.escapeLiteral(value));
  const insert = (columns: string, rows: string) =>
    owner.query(
      `insert into contact_submissions (id, ${Object.keys(exampleRow)}, ${columns})
       select gen_random_uuid(), ${values}, ${rows}`,
    );
  await insert(
    "attempts, created_at, notified_at",
    `1, time, time from generate_series(
       now() - interval '730 days', now() - interval '1 day', interval '729 days' / ${STORED - WAITING}
     ) as time`,
  );
  await insert(
    "attempts, sender_hash, created_at, next_attempt_at",
    `number % 4, 'sender ' || number % 10, time, time
     from generate_series(1, ${WAITING}) as number,
       lateral (select now() - number * interval '1 day' / ${WAITING} as time) as each`,
  );
}

/** Measures the purge of an hour in a transaction that is rolled back. */
async function measurePurge(owner: Client): Promise<string> {
  await owner.query("begin");
  const start = performance.now();
  await owner.query("select contact.purge()");
  const milliseconds = performance.now() - start;
  const { rows } = await owner.query(
    `select distinct mode from pg_locks
     where relation = 'contact_submissions'::regclass and pid = pg_backend_pid()`,
  );
  await owner.query("rollback");
  return `purge: ${milliseconds.toFixed(1)} ms, with ${rows.map(({ mode }) => mode)}`;
}

/** Returns the statements whose plans read the whole table of messages, also inside functions. */
async function findScans(owner: Client): Promise<string[]> {
  const scanning = new Set<string>();
  let running = "";
  owner.on("notice", ({ message = "" }) => {
    if (/Seq Scan on (public\.)?contact_submissions/.test(message)) scanning.add(running);
  });
  await owner.query(
    `load 'auto_explain';
     set auto_explain.log_min_duration = 0;
     set auto_explain.log_nested_statements = on;
     set client_min_messages = log`,
  );
  const explain = async (name: string, run: () => Promise<unknown>) => {
    running = name;
    await run();
  };
  await explain("a message", () => sendMessage(owner, "203.0.113.7", {}));
  await explain("purge", () => owner.query("select contact.purge()"));
  return [...scanning];
}

const slowestOfHundred = (times: number[] = []) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)];

const rateOf = ({ milliseconds }: Table) =>
  Math.round((ROUNDS * CONNECTIONS * MESSAGES * 1000) / milliseconds);
