import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { dirname, join } from "node:path";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import type { Answer } from "../../lib/httpAnswer";
import {
  applyMigrations,
  DATABASE_NAME,
  HOSTED_DEFAULTS,
  projectRoot,
} from "../database/migrations";
import { localPublishableKey } from "../options";

type Row = Record<string, unknown>;

interface Call {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The client's IP address, which the database gets as the header `x-forwarded-for`. */
  address: string;
}

export interface DataApi {
  serve(call: Call): Promise<Answer>;
  /**
   * Runs a statement as the database owner. Without parameters, the string may contain several statements.
   */
  query(statement: string, parameters?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/**
 * Opens a new database. Implements the parts of PostgREST that the site and its function use: inserts,
 * function calls, and the refusal of reads.
 */
export async function openDataApi(secretKey: string): Promise<DataApi> {
  const database = await openDatabase();
  const roles = new Map([
    [localPublishableKey, "anon"],
    [secretKey, "service_role"],
  ]);
  return {
    async serve(call) {
      const { method, headers, address } = call;
      if (method === "OPTIONS")
        return answer(204, undefined, headers["access-control-request-headers"]);
      const role = roles.get(String(headers.apikey));
      if (!role) return answer(401, { message: "Invalid API key" });
      try {
        return await database.transaction(async (transaction) => {
          await transaction.query(
            "select set_config('role', $1, true), set_config('request.headers', $2, true)",
            [role, JSON.stringify({ "x-forwarded-for": address })],
          );
          return respond(transaction, call);
        });
      } catch (error) {
        const { code = "", message, detail, hint } = error as Partial<Record<string, string>>;
        return answer(statusOf(code), { code, message, details: detail, hint });
      }
    },
    query: async (statement, parameters) => (await database.query<Row>(statement, parameters)).rows,
    close: () => database.close(),
  };
}

/** Opens an empty database in memory. Loads it from a cache, because creating one takes 6 s of CPU time. */
async function openDatabase(): Promise<PGlite> {
  const cached = join(projectRoot, "node_modules/.cache/database", `${DATABASE_NAME}.tar`);
  if (existsSync(cached)) return PGlite.create({ loadDataDir: new Blob([readFileSync(cached)]) });
  const database = await PGlite.create();
  await database.exec(HOSTED_DEFAULTS);
  await applyMigrations((sql) => database.exec(sql));
  const dump = await database.dumpDataDir("none");
  // The file is renamed once it is complete, so other processes never load an incomplete one.
  const unfinished = `${cached}.${process.pid}`;
  mkdirSync(dirname(cached), { recursive: true });
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, cached);
  return database;
}

async function respond(transaction: Transaction, { method, url, body }: Call): Promise<Answer> {
  const [, isCall, name = ""] = /^\/rest\/v1\/(rpc\/)?(\w+)/.exec(url) ?? [];
  const values: Row = method === "POST" ? JSON.parse(String(body)) : {};
  const columns = Object.keys(values).map((column) => `"${column.replaceAll('"', '""')}"`);
  const places = columns.map((_, index) => `$${index + 1}`);
  const run = async (statement: string, parameters = Object.values(values)) =>
    (await transaction.query<Row>(statement, parameters)).rows;
  if (!isCall && method === "POST") {
    await run(`insert into public.${name} (${columns}) values (${places})`);
    return answer(201);
  }
  if (!isCall) return answer(200, await run(`select * from public.${name}`));
  const named = columns.map((column, index) => `${column} => ${places[index]}`);
  const rows = await run(`select * from public.${name}(${named})`);
  const [kind] = await run("select proretset as is_set from pg_proc where proname = $1", [name]);
  return answer(200, kind?.is_set ? rows : Object.values(rows[0] ?? {})[0]);
}

function statusOf(code: string): number {
  const own = /^PT(\d{3})$/.exec(code)?.[1];
  return own ? Number(own) : ({ "23505": 409, "42501": 401, "42P01": 404 }[code] ?? 400);
}

const answer = (status: number, body?: unknown, allowedHeaders = ""): Answer => ({
  status,
  headers: {
    "content-type": "application/json",
    "access-control-allow-origin": "*",
    "access-control-allow-headers": allowedHeaders,
  },
  body: body === undefined ? "" : JSON.stringify(body),
});
