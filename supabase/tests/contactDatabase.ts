import type { PGlite } from "@electric-sql/pglite";
import {
  applyMigrations,
  migrationsHash,
  prepareLikeHosted,
} from "../../shared/backend/database/migrations";

declare global {
  /**
   * Given by pgliteEnvironment.ts: a database on which `prepare` has run, now or at an earlier time
   * under the same key.
   */
  var openPGlite: (key: string, prepare: (database: PGlite) => Promise<unknown>) => Promise<PGlite>;
}

type Role = "anon" | "authenticated" | "service_role";
type Row = Record<string, unknown>;

export interface ContactDatabase {
  /** As the owner of everything. */
  sql(statement: string, parameters?: unknown[]): Promise<Row[]>;
  /** As PostgREST runs a request: a transaction under the role, with the request's headers. */
  as(role: Role, statement: string, parameters?: unknown[], headers?: Row): Promise<Row[]>;
  /** The error code with which the statement fails under the role; null when it does not fail. */
  errorOf(role: Role, statement: string, parameters?: unknown[]): Promise<string | null>;
  /** A message by the anonymous role, from the address given or from none. */
  send(message?: Row, address?: string): Promise<Row[]>;
  change(settings: Record<string, number>): Promise<void>;
  /** No messages, the settings as the migrations leave them. */
  reset(): Promise<void>;
}

export const aMessage = {
  first_name: "Ana",
  last_name: "D'Andrade-Núñez",
  email: "ana@example.com",
  phone: "868-555-0142",
  subject: "A question",
  message: "How long does it take?",
};

export async function openContactDatabase(): Promise<ContactDatabase> {
  const database = await openPGlite(`contact-${migrationsHash()}`, async (empty) => {
    await prepareLikeHosted(empty);
    await applyMigrations(empty);
    await empty.exec("create table settings_at_first as select * from contact.settings");
  });

  const sql = async (statement: string, parameters?: unknown[]) =>
    (await database.query<Row>(statement, parameters)).rows;

  const as: ContactDatabase["as"] = async (role, statement, parameters, headers = {}) => {
    await database.exec("begin");
    try {
      await sql("select set_config('request.headers', $1, true)", [JSON.stringify(headers)]);
      await database.exec(`set local role ${role}`);
      const rows = await sql(statement, parameters);
      await database.exec("commit");
      return rows;
    } catch (error) {
      await database.exec("rollback");
      throw error;
    }
  };

  return {
    sql,
    as,
    async errorOf(role, statement, parameters) {
      try {
        await as(role, statement, parameters);
        return null;
      } catch (error) {
        return String((error as { code?: string }).code);
      }
    },
    send(message = {}, address) {
      const row: Row = { id: crypto.randomUUID(), ...aMessage, ...message };
      const columns = Object.keys(row);
      return as(
        "anon",
        `insert into contact_submissions (${columns.join(", ")})
         values (${columns.map((_, index) => `$${index + 1}`).join(", ")})`,
        Object.values(row),
        address === undefined ? {} : { "cf-connecting-ip": address },
      );
    },
    async change(settings) {
      for (const [name, value] of Object.entries(settings)) {
        await sql("update contact.settings set value = $2 where name = $1", [name, value]);
      }
    },
    async reset() {
      await database.exec(
        `truncate contact_submissions;
         update contact.settings as now set value = first.value
         from settings_at_first as first where first.name = now.name`,
      );
    },
  };
}
