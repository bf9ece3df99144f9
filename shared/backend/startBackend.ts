import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { projectRoot } from "./database/migrations";
import { type BackendOptions, completeOptions, localPublishableKey, logFileOf } from "./options";
import {
  type Addresses,
  BackendError,
  type Controls,
  type FromBackend,
  type ToBackend,
} from "./protocol";

/** A local backend: the embedded Supabase, the real function on the real Deno, a mail catcher. */
export interface Backend extends Addresses {
  publishableKey: string;
  /** Runs SQL as the owner of the database. */
  query: (statement: string, parameters?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Returns all messages, oldest first. */
  submissions(): Promise<Record<string, unknown>[]>;
  /** Returns all caught mails, oldest first. */
  mails: Controls["mails"];
  setMailServer: Controls["setMailServer"];
  setFunction: Controls["setFunction"];
  /** Updates rows of contact.settings, such as the limits. */
  changeSettings(settings: Record<string, number>): Promise<void>;
  /** Sends the mails that are due; with `ignoreBackoff` also those that wait after an error. */
  sweep(options?: { ignoreBackoff?: boolean }): ReturnType<Controls["sweep"]>;
  /** Deletes all messages and mails. */
  empty: Controls["empty"];
  /** The exit code of the process; null when a signal ended it. */
  ended: Promise<number | null>;
  /** Ends the process and everything that it started. */
  stop(): Promise<void>;
}

const START_TIMEOUT = 90_000;

/**
 * Starts a backend in a child process, which ends with this one. Its log is next to the data folder:
 * `.backend.log`.
 * @throws BackendError when it does not start, for instance because a port is taken
 */
export async function startBackend(options: BackendOptions = {}): Promise<Backend> {
  const complete = completeOptions(options);
  const logFile = logFileOf(complete);
  const child = forkBackend(logFile);
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const call = createCaller(child);
  send(child, { type: "start", options: complete });
  const addresses = await waitUntilReady(child, ended, logFile);
  const stop = async () => {
    if (child.connected) send(child, { type: "stop" });
    await ended;
  };
  const query: Backend["query"] = (statement, parameters = []) =>
    call("query", statement, parameters);
  return {
    ...addresses,
    publishableKey: localPublishableKey,
    query,
    submissions: () => query("select * from public.contact_submissions order by created_at, id"),
    mails: () => call("mails"),
    setMailServer: (behavior) => call("setMailServer", behavior),
    setFunction: (behavior) => call("setFunction", behavior),
    async changeSettings(settings) {
      for (const [name, value] of Object.entries(settings)) {
        await query("update contact.settings set value = $2 where name = $1", [name, value]);
      }
    },
    sweep: ({ ignoreBackoff = false } = {}) => call("sweep", ignoreBackoff),
    empty: () => call("empty"),
    ended,
    stop,
  };
}

function forkBackend(logFile: string): ChildProcess {
  mkdirSync(join(logFile, ".."), { recursive: true });
  const log = openSync(logFile, "w");
  const tsx = createRequire(join(projectRoot, "package.json")).resolve("tsx");
  try {
    return fork(join(__dirname, "server", "process.ts"), {
      cwd: projectRoot,
      // Optimising the database's WebAssembly would take longer than the queries of a session.
      execArgv: ["--liftoff-only", "--import", pathToFileURL(tsx).href],
      serialization: "advanced",
      stdio: ["ignore", log, log, "ipc"],
    });
  } finally {
    closeSync(log);
  }
}

function send(child: ChildProcess, message: ToBackend) {
  child.send(message);
}

async function waitUntilReady(
  child: ChildProcess,
  ended: Promise<number | null>,
  logFile: string,
): Promise<Addresses> {
  const timer = setTimeout(() => child.kill("SIGKILL"), START_TIMEOUT);
  const message = new Promise<FromBackend>((resolve) => child.once("message", resolve));
  const first = await Promise.race([message, ended]);
  clearTimeout(timer);
  if (first !== null && typeof first === "object" && first.type === "ready") return first.addresses;
  await ended;
  if (first !== null && typeof first === "object" && first.type === "failed") {
    throw new BackendError(first.message);
  }
  const lastLines = readFileSync(logFile, "utf8").trim().split("\n").slice(-20).join("\n");
  const what = child.killed
    ? `was not ready after ${START_TIMEOUT / 1000} seconds`
    : "ended before it was ready";
  throw new BackendError(`The backend ${what}. From ${logFile}:\n${lastLines}`);
}

/** Returns a function that calls a control in the child process and resolves to its result. */
function createCaller(child: ChildProcess) {
  type Result = FromBackend & { type: "result" };
  const pending = new Map<number, (message: Result) => void>();
  let last = 0;
  child.on("message", (message: FromBackend) => {
    if (message.type !== "result") return;
    pending.get(message.number)?.(message);
    pending.delete(message.number);
  });
  child.once("exit", () => {
    for (const [number, resolve] of pending) {
      resolve({ type: "result", number, error: "The backend has ended." });
    }
  });
  return async <Method extends keyof Controls>(
    method: Method,
    ...parameters: Parameters<Controls[Method]>
  ): Promise<Awaited<ReturnType<Controls[Method]>>> => {
    last += 1;
    const number = last;
    const response = new Promise<Result>((resolve) => {
      pending.set(number, resolve);
    });
    send(child, { type: "call", number, method, parameters });
    const { result, error } = await response;
    if (error !== undefined) throw new Error(error);
    return result as Awaited<ReturnType<Controls[Method]>>;
  };
}
