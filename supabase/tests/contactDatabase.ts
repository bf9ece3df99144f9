import {
  applyMigrations,
  prepareLikeHosted,
  type SqlDatabase,
} from "../../shared/backend/database/migrations";
import type { TestDatabase } from "./databaseEnvironment";
import { exampleRow } from "./exampleSubmission";

declare global {
  /** Creates a database and runs `prepare` on it. Defined by databaseEnvironment.ts. */
  var openTestDatabase: (
    prepare: (database: SqlDatabase) => Promise<unknown>,
  ) => Promise<TestDatabase>;
}

export type Role = "anon" | "authenticated" | "service_role";
type Row = Record<string, unknown>;

export interface ContactDatabase extends Pick<TestDatabase, "url" | "connectApi"> {
  /** Runs a statement as the owner of the database. */
  sql(statement: string, parameters?: unknown[]): Promise<Row[]>;
  /** The same with several statements. */
  run(statements: string): Promise<unknown>;
  /** Runs a statement as the data API does, in a transaction of its login. */
  as(role: Role, statement: string, parameters?: unknown[], headers?: Row): Promise<Row[]>;
  /** Inserts a message with the anonymous role, from this network address or from none. */
  send(message?: Row, address?: string): Promise<Row[]>;
  changeSettings(settings: Record<string, number>): Promise<void>;
  /** Puts the clock forward, by moving all times back. */
  passTime(interval: string): Promise<unknown>;
  /** Deletes all messages and restores the settings and the state of the jobs. */
  reset(): Promise<void>;
}

/** Returns the code of the error with which a statement fails; null when it succeeds. */
export const codeOf = (result: Promise<unknown>): Promise<string | null> =>
  result.then(
    () => null,
    ({ code }: { code?: string }) => String(code),
  );

/** Begins a transaction as PostgREST does: with the role, the role's settings and the request's headers. */
export async function beginAs(connection: SqlDatabase, role: Role, headers: Row = {}) {
  await connection.exec("begin");
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

export async function openContactDatabase(): Promise<ContactDatabase> {
  const database = await openTestDatabase(async (empty) => {
    await prepareLikeHosted(empty);
    await applyMigrations(empty);
    await empty.exec("create table initial_settings as select * from contact.settings");
  });

  const sql = async (statement: string, parameters?: unknown[]) =>
    (await database.query<Row>(statement, parameters)).rows;

  const api = await database.connectApi();
  const as: ContactDatabase["as"] = async (role, statement, parameters, headers) => {
    try {
      await beginAs(api, role, headers);
      const { rows } = await api.query<Row>(statement, parameters);
      await api.exec("commit");
      return rows;
    } catch (error) {
      await api.exec("rollback");
      throw error;
    }
  };

  return {
    url: database.url,
    connectApi: database.connectApi,
    sql,
    as,
    run: (statements) => database.exec(statements),
    send(message = {}, address) {
      const row: Row = { id: crypto.randomUUID(), ...exampleRow, ...message };
      const columns = Object.keys(row);
      return as(
        "anon",
        `insert into contact_submissions (${columns.join(", ")})
         values (${columns.map((_, index) => `$${index + 1}`).join(", ")})`,
        Object.values(row),
        address === undefined ? {} : { "cf-connecting-ip": address },
      );
    },
    async changeSettings(settings) {
      for (const [name, value] of Object.entries(settings)) {
        await sql("update contact.settings set value = $2 where name = $1", [name, value]);
      }
    },
    async passTime(interval) {
      await sql(
        `update contact_submissions
         set next_attempt_at = next_attempt_at - $1::interval, lease_until = lease_until - $1::interval,
           notified_at = notified_at - $1::interval, created_at = created_at - $1::interval`,
        [interval],
      );
      await sql(
        `update contact.state
         set since = since - $1::interval, swept_at = swept_at - $1::interval,
           purged_at = purged_at - $1::interval, next_notice_at = next_notice_at - $1::interval`,
        [interval],
      );
    },
    async reset() {
      await database.exec(
        `truncate contact_submissions;
         update contact.settings set value = initial.value
         from initial_settings as initial where initial.name = contact.settings.name;
         delete from contact.state;
         insert into contact.state default values`,
      );
    },
  };
}
