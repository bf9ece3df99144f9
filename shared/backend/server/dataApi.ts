import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import type { Answer } from "../../httpAnswer";
import {
  applyMigrations,
  DATABASE_NAME,
  HOSTED_DEFAULTS,
  projectRoot,
} from "../database/migrations";
import { localPublishableKey } from "../options";
import { BackendError } from "./ports";

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
 * Opens the database in this folder, or a new one if the migrations have changed. Implements the parts of
 * PostgREST that the site and its function use: inserts, function calls, and the refusal of reads.
 * @throws BackendError when the database cannot be opened
 */
export async function openDataApi(dataDirectory: string, secretKey: string): Promise<DataApi> {
  const database = await openDatabase(join(dataDirectory, DATABASE_NAME));
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

async function openDatabase(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) await copyInitialDatabase(folder);
  return PGlite.create(folder).catch((error) => {
    throw new BackendError(
      `The database in ${folder} is damaged (${String(error).split("\n")[0]}). To start with an empty one: npm run backend -- reset`,
    );
  });
}

/** Copies an empty database from a cache to a folder, because creating one takes 6 s of CPU time. */
async function copyInitialDatabase(folder: string): Promise<void> {
  const cached = join(projectRoot, "node_modules/.cache/database", DATABASE_NAME);
  if (!existsSync(cached)) {
    // The folder is renamed once the database is complete, so other processes never open an incomplete one.
    const unfinished = `${cached}.${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    const database = await PGlite.create(unfinished);
    await database.exec(HOSTED_DEFAULTS);
    await applyMigrations((sql) => database.exec(sql));
    await database.close();
    if (existsSync(cached)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, cached);
  }
  cpSync(cached, folder, { recursive: true });
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
