import { Client, types } from "pg";
import { exampleRow } from "./exampleSubmission";

export type Role = "anon" | "authenticated" | "service_role" | "contact_team";
type Row = Record<string, unknown>;

export interface Claim {
  id: string;
  lease: string;
  attempt: number;
}

types.setTypeParser(types.builtins.INT8, Number);

const databases: Promise<Client>[] = [];
const connections: Client[] = [];
afterAll(async () => {
  await Promise.all(databases);
  await Promise.all(connections.map((each) => each.end()));
});

/** Connects to a database on the server that startPostgres.ts has started. */
async function connect(database: string, user = "postgres"): Promise<Client> {
  const url = new URL(`${process.env.TEST_POSTGRES_URL}/${database}`);
  url.username = user;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  connections.push(client);
  return client;
}

async function createDatabase(): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const server = await connect("template1");
  await server.query(`create database ${name} template postgres`);
  return name;
}

/** Begins a transaction as PostgREST does, with the role, its settings and the request's headers. */
export async function beginAs(connection: Client, role: Role, headers: Row = {}) {
  await connection.query("begin");
  await connection.query(
    `select set_config(split_part(setting, '=', 1), split_part(setting, '=', 2), true)
     from pg_roles, unnest(rolconfig) as setting where rolname = $1`,
    [role],
  );
  await connection.query(
    "select set_config('request.headers', $1, true), set_config('role', $2, true)",
    [JSON.stringify(headers), role],
  );
}

export const codeOf = (result: Promise<unknown>): Promise<string | null> =>
  result.then(
    () => null,
    ({ code }: { code?: string }) => String(code),
  );

/** Creates an empty contact database for a test file. */
export function createContactDatabase() {
  const name = createDatabase();
  const owner = name.then((database) => connect(database));
  databases.push(owner);
  /** Connects as the role that the data API logs in as. */
  const connectApi = async () => connect(await name, "authenticator");
  let api: Promise<Client> | undefined;

  /**
   * Runs a statement as the database owner. Without parameters, the string may contain several statements.
   */
  const sql = async (statement: string, parameters?: unknown[]): Promise<Row[]> =>
    (await (await owner).query(statement, parameters)).rows;

  /** Runs a statement as a role, in its own transaction, as the data API does. */
  async function as(role: Role, statement: string, parameters?: unknown[], headers?: Row) {
    api ??= connectApi();
    const connection = await api;
    try {
      await beginAs(connection, role, headers);
      const { rows } = await connection.query<Row>(statement, parameters);
      await connection.query("commit");
      return rows;
    } catch (error) {
      await connection.query("rollback");
      throw error;
    }
  }

  /** Inserts a message as the anonymous role, from this IP address or with these headers. */
  function send(message: Row = {}, from: string | Row = {}): Promise<Row[]> {
    const row: Row = { id: crypto.randomUUID(), ...exampleRow, ...message };
    const places = Object.keys(row).map((_, index) => `$${index + 1}`);
    return as(
      "anon",
      `insert into contact_submissions (${Object.keys(row)}) values (${places})`,
      Object.values(row),
      typeof from === "string" ? { "cf-connecting-ip": from } : from,
    );
  }

  return {
    connectApi,
    sql,
    as,
    send,
    async store(from?: string): Promise<string> {
      const id = crypto.randomUUID();
      await send({ id }, from);
      return id;
    },
    /** Claims a message as the function does: this one or, without an id, the next one in the queue. */
    async claim(id: string | null = null): Promise<Claim | undefined> {
      const [row] = await as("service_role", "select * from claim_contact_notification($1)", [id]);
      return row as Claim | undefined;
    },
    async record(claimed: Claim | undefined, failure: string | null = null): Promise<void> {
      const values = [claimed?.id, claimed?.lease, failure];
      await as("service_role", "select record_contact_notification($1, $2, $3)", values);
    },
    async changeSettings(settings: Record<string, number>): Promise<void> {
      for (const [setting, value] of Object.entries(settings))
        await sql("update contact.settings set value = $2 where name = $1", [setting, value]);
    },
    /** Simulates a later time by moving all stored times back. */
    async passTime(interval: string): Promise<void> {
      for (const [table, columns] of [
        [
          "contact_submissions",
          ["next_attempt_at", "attempted_at", "lease_until", "notified_at", "created_at"],
        ],
        ["contact.state", ["since", "swept_at", "purged_at", "next_notice_at"]],
      ] as const)
        await sql(
          `update ${table} set ${columns.map((column) => `${column} = ${column} - $1::interval`)}`,
          [interval],
        );
    },
    /** Deletes all messages, recorded requests and secrets, and resets the settings and the jobs' state. */
    reset: () =>
      sql(
        `truncate contact_submissions, contact.state, net.requests, vault.secrets;
         insert into contact.state default values;
         update contact.settings set value = initial.value
         from initial_settings as initial where initial.name = contact.settings.name`,
      ),
  };
}
