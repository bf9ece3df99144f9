import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Exchange, Fault } from "./faults";

export type Call = "insert" | "notification";

export interface FaultyProxy {
  /** The next such call with this mark in its body meets the fault; those after it pass. */
  plan(mark: string, call: Call, fault: Fault): void;
  /** Settles when a call with this mark has come, and its fault has done its part. */
  hasMet(mark: string, call: Call): Promise<void>;
  /** Where a call with this mark gets no answer, `pass` has the page's clock run past its limit. */
  whenSilent(mark: string, pass: () => Promise<void>): void;
  /** How many calls with this mark have come. */
  count(mark: string, call: Call): number;
  stop(): void;
}

/** Every message carries a mark, such as `[[17a]]`, by which it is known on its way and at its end. */
export const MARK = /\[\[\w+\]\]/;

/** Stands between page and backend, and lets happen to a call what has been planned for it. */
export async function startFaultyProxy(port: number, backend: string): Promise<FaultyProxy> {
  const plans = new Map<string, Fault[]>();
  const counts = new Map<string, number>();
  const waiting = new Map<string, () => void>();
  const met = new Set<string>();
  const clocks = new Map<string, () => Promise<void>>();
  const keyOf = (mark: string, call: Call) => `${call} ${mark}`;

  const handle = async (request: IncomingMessage, answer: ServerResponse) => {
    const body = await buffer(request);
    const mark = MARK.exec(body.toString())?.[0] ?? "";
    const exchange: Exchange = {
      forward: () => forward(backend, request, body),
      reset: () => request.socket.destroy(),
      outwait: async () => clocks.get(mark)?.(),
      answer,
    };
    const key = keyOf(mark, request.url?.startsWith("/rest/") ? "insert" : "notification");
    counts.set(key, (counts.get(key) ?? 0) + 1);
    const fault = plans.get(key)?.shift();
    await (fault ?? pass)(exchange);
    if (!fault) return;
    met.add(key);
    waiting.get(key)?.();
  };
  const server = createServer((request, answer) => {
    handle(request, answer).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve, reject) =>
    server.once("error", reject).listen(port, "127.0.0.1", resolve),
  );
  return {
    plan(mark, call, fault) {
      const key = keyOf(mark, call);
      plans.set(key, [...(plans.get(key) ?? []), fault]);
      met.delete(key);
    },
    hasMet(mark, call) {
      const key = keyOf(mark, call);
      return met.has(key) ? Promise.resolve() : new Promise((resolve) => waiting.set(key, resolve));
    },
    whenSilent: (mark, pass) => void clocks.set(mark, pass),
    count: (mark, call) => counts.get(keyOf(mark, call)) ?? 0,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const pass: Fault = async ({ forward, answer }) => {
  const { status, headers, body } = await forward();
  answer.writeHead(status, headers).end(body);
};

async function forward(
  backend: string,
  { method = "", url, headers }: IncomingMessage,
  body: Buffer,
) {
  const { host: _, connection: __, "content-length": ___, ...others } = headers;
  const response = await fetch(`${backend}${url}`, {
    method,
    headers: others as Record<string, string>,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  const answer = Buffer.from(await response.arrayBuffer());
  const passed = Object.fromEntries(response.headers);
  delete passed["content-encoding"];
  delete passed["transfer-encoding"];
  // A browser sends a request again by itself when a connection that it kept is cut.
  return {
    status: response.status,
    headers: { ...passed, "content-length": String(answer.length), connection: "close" },
    body: answer,
  };
}
