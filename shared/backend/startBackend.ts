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
  /** Runs SQL as the owner of everything. */
  query: (statement: string, parameters?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** All messages stored, the oldest first. */
  submissions(): Promise<Record<string, unknown>[]>;
  /** All mails caught, the oldest first. */
  mails: Controls["mails"];
  setMailServer: Controls["setMailServer"];
  setFunction: Controls["setFunction"];
  /** Changes rows of contact.settings, the limits above all. */
  changeSettings(settings: Record<string, number>): Promise<void>;
  /** Sends what is due; with `evenIfWaiting` also what has to wait after an error. */
  sweep(options?: { evenIfWaiting?: boolean }): ReturnType<Controls["sweep"]>;
  /** Removes all messages and mails. */
  empty: Controls["empty"];
  /** The process's exit code, once it has ended; null when a signal ended it. */
  ended: Promise<number | null>;
  /** Ends it and everything that it started. */
  stop(): Promise<void>;
}

const startMilliseconds = 90_000;

/**
 * Starts a backend in a process of its own, which ends with this one. Its words go to a file beside the
 * data folder, `.backend.log`.
 * @throws BackendError when it does not start: a port is taken, the data is damaged, and the like.
 */
export async function startBackend(options: BackendOptions = {}): Promise<Backend> {
  const complete = completeOptions(options);
  const logFile = logFileOf(complete);
  const child = forkBackend(logFile);
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const ask = createAsker(child);
  send(child, { type: "start", options: complete });
  const addresses = await untilReady(child, ended, logFile);
  const stop = async () => {
    if (child.connected) send(child, { type: "stop" });
    await ended;
  };
  const query: Backend["query"] = (statement, parameters = []) =>
    ask("query", statement, parameters);
  return {
    ...addresses,
    publishableKey: localPublishableKey,
    query,
    submissions: () => query("select * from public.contact_submissions order by created_at, id"),
    mails: () => ask("mails"),
    setMailServer: (behaviour) => ask("setMailServer", behaviour),
    setFunction: (behaviour) => ask("setFunction", behaviour),
    async changeSettings(settings) {
      for (const [name, value] of Object.entries(settings)) {
        await query("update contact.settings set value = $2 where name = $1", [name, value]);
      }
    },
    sweep: ({ evenIfWaiting = false } = {}) => ask("sweep", evenIfWaiting),
    empty: () => ask("empty"),
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
      execArgv: ["--import", pathToFileURL(tsx).href],
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

async function untilReady(
  child: ChildProcess,
  ended: Promise<number | null>,
  logFile: string,
): Promise<Addresses> {
  const timer = setTimeout(() => child.kill("SIGKILL"), startMilliseconds);
  const told = new Promise<FromBackend>((resolve) => child.once("message", resolve));
  const first = await Promise.race([told, ended]);
  clearTimeout(timer);
  if (first !== null && typeof first === "object" && first.type === "ready") return first.addresses;
  await ended;
  if (first !== null && typeof first === "object" && first.type === "failed") {
    throw new BackendError(first.message);
  }
  const words = readFileSync(logFile, "utf8").trim().split("\n").slice(-20).join("\n");
  throw new BackendError(`The backend ended before it was ready. ${logFile} says:\n${words}`);
}

function createAsker(child: ChildProcess) {
  const waiting = new Map<number, (message: FromBackend & { type: "answer" }) => void>();
  let last = 0;
  child.on("message", (message: FromBackend) => {
    if (message.type !== "answer") return;
    waiting.get(message.number)?.(message);
    waiting.delete(message.number);
  });
  child.once("exit", () => {
    for (const [number, answer] of waiting) {
      answer({ type: "answer", number, error: "The backend has ended." });
    }
  });
  return async <Method extends keyof Controls>(
    method: Method,
    ...values: Parameters<Controls[Method]>
  ): Promise<Awaited<ReturnType<Controls[Method]>>> => {
    last += 1;
    const number = last;
    const answer = new Promise<FromBackend & { type: "answer" }>((resolve) => {
      waiting.set(number, resolve);
    });
    send(child, { type: "ask", number, method, values });
    const { result, error } = await answer;
    if (error !== undefined) throw new Error(error);
    return result as Awaited<ReturnType<Controls[Method]>>;
  };
}
