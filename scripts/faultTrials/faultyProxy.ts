import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Exchange, Fault } from "./faults";

export type Call = "insert" | "notification";

export interface FaultyProxy {
  /** Lets the next such call with this mark in its body fail; those after it pass. */
  plan(mark: string, call: Call, fault: Fault): void;
  /** Resolves when a call with this mark has arrived and its fault has been applied. */
  faultApplied(mark: string, call: Call): Promise<void>;
  /** Sets what advances the page's clock when a call with this mark gets no response. */
  whenSilent(mark: string, exceedTimeLimit: () => Promise<void>): void;
  /** Counts the calls with this mark so far. */
  count(mark: string, call: Call): number;
  stop(): void;
}

/** Every message contains a mark, such as `[[s1t17a]]`, by which calls, rows and mails are recognised. */
export const MARK = /\[\[\w+\]\]/;

/** Starts a proxy between page and backend that applies the planned faults. */
export async function startFaultyProxy(port: number, backend: string): Promise<FaultyProxy> {
  const plans = new Map<string, Fault[]>();
  const counts = new Map<string, number>();
  const listeners = new Map<string, () => void>();
  const applied = new Set<string>();
  const clocks = new Map<string, () => Promise<void>>();
  const keyOf = (mark: string, call: Call) => `${call} ${mark}`;

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    const mark = MARK.exec(body.toString())?.[0] ?? "";
    const exchange: Exchange = {
      forward: () => forward(backend, request, body),
      reset: () => request.socket.destroy(),
      exceedTimeLimit: async () => clocks.get(mark)?.(),
      response,
    };
    const key = keyOf(mark, request.url?.startsWith("/rest/") ? "insert" : "notification");
    counts.set(key, (counts.get(key) ?? 0) + 1);
    const fault = plans.get(key)?.shift();
    await (fault ?? pass)(exchange);
    if (!fault) return;
    applied.add(key);
    listeners.get(key)?.();
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve, reject) =>
    server.once("error", reject).listen(port, "127.0.0.1", resolve),
  );
  return {
    plan(mark, call, fault) {
      const key = keyOf(mark, call);
      plans.set(key, [...(plans.get(key) ?? []), fault]);
      applied.delete(key);
    },
    faultApplied(mark, call) {
      const key = keyOf(mark, call);
      return applied.has(key)
        ? Promise.resolve()
        : new Promise((resolve) => listeners.set(key, resolve));
    },
    whenSilent: (mark, exceedTimeLimit) => void clocks.set(mark, exceedTimeLimit),
    count: (mark, call) => counts.get(keyOf(mark, call)) ?? 0,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const pass: Fault = async ({ forward, response }) => {
  const { status, headers, body } = await forward();
  response.writeHead(status, headers).end(body);
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
  const received = Buffer.from(await response.arrayBuffer());
  const passed = Object.fromEntries(response.headers);
  delete passed["content-encoding"];
  delete passed["transfer-encoding"];
  // A browser resends a request by itself when a persistent connection is closed.
  return {
    status: response.status,
    headers: { ...passed, "content-length": String(received.length), connection: "close" },
    body: received,
  };
}
