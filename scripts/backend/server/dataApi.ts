import type { IncomingHttpHeaders } from "node:http";
import { Pool, type PoolClient } from "pg";
import type { Answer } from "../../lib/httpAnswer";
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
  /** Runs a statement as the database owner. */
  query(statement: string, parameters?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/**
 * Opens the data API of a database. Implements the parts of PostgREST that the site and its function use:
 * inserts, function calls, and the refusal of reads.
 */
export function openDataApi(connectionString: string, secretKey: string): DataApi {
  const database = new Pool({ connectionString });
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
      const connection = await database.connect();
      try {
        await connection.query("begin");
        await connection.query(
          "select set_config('role', $1, true), set_config('request.headers', $2, true)",
          [role, JSON.stringify({ "x-forwarded-for": address })],
        );
        const response = await respond(connection, call);
        await connection.query("commit");
        return response;
      } catch (error) {
        await connection.query("rollback");
        const { code = "", message, detail, hint } = error as Partial<Record<string, string>>;
        return answer(statusOf(code), { code, message, details: detail, hint });
      } finally {
        connection.release();
      }
    },
    query: async (statement, parameters) => (await database.query<Row>(statement, parameters)).rows,
    close: () => database.end(),
  };
}

async function respond(connection: PoolClient, { method, url, body }: Call): Promise<Answer> {
  const [, isCall, name = ""] = /^\/rest\/v1\/(rpc\/)?(\w+)/.exec(url) ?? [];
  const values: Row = method === "POST" ? JSON.parse(String(body)) : {};
  const columns = Object.keys(values).map((column) => `"${column.replaceAll('"', '""')}"`);
  const places = columns.map((_, index) => `$${index + 1}`);
  const run = async (statement: string, parameters = Object.values(values)) =>
    (await connection.query<Row>(statement, parameters)).rows;
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
