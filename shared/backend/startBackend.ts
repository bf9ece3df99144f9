import { type ChildProcess, fork } from "node:child_process";
import { on, once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { projectRoot } from "./database/migrations";
import {
  type BackendOptions,
  type CompleteOptions,
  completeOptions,
  localPublishableKey,
  logFileOf,
} from "./options";
import {
  type Addresses,
  BackendError,
  type Call,
  type Controls,
  type FromBackend,
} from "./protocol";

/** A local backend: PostgreSQL in WebAssembly, the real function on the real Deno, a mail catcher. */
export interface Backend extends Addresses, Controls {
  publishableKey: string;
  /** Returns all messages, oldest first. */
  submissions(): Promise<Record<string, unknown>[]>;
  /** Updates rows of contact.settings, such as the limits. */
  changeSettings(settings: Record<string, number>): Promise<void>;
  /** The exit code of the process; null when a signal ended it. */
  ended: Promise<number | null>;
  /** Ends the process and everything that it started. */
  stop(): Promise<void>;
}

/**
 * Starts a backend in a child process, which ends with this one. Its log is next to the data folder.
 * @throws BackendError when it does not start, for instance because a port is taken
 */
export async function startBackend(options: BackendOptions = {}): Promise<Backend> {
  const complete = completeOptions(options);
  const logFile = logFileOf(complete);
  const child = forkBackend(complete, logFile);
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const addresses = await waitUntilReady(child, ended, logFile);
  const call = createCaller(child);
  const query = call("query");
  return {
    ...addresses,
    publishableKey: localPublishableKey,
    query,
    submissions: () => query("select * from public.contact_submissions order by created_at, id"),
    mails: call("mails"),
    setMailServer: call("setMailServer"),
    async changeSettings(settings) {
      for (const [name, value] of Object.entries(settings)) {
        await query("update contact.settings set value = $2 where name = $1", [name, value]);
      }
    },
    sweep: call("sweep"),
    empty: call("empty"),
    ended,
    stop: async () => {
      // The process stops when its channel closes.
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

function forkBackend(options: CompleteOptions, logFile: string): ChildProcess {
  mkdirSync(join(logFile, ".."), { recursive: true });
  const log = openSync(logFile, "w");
  const tsx = createRequire(join(projectRoot, "package.json")).resolve("tsx");
  try {
    return fork(join(__dirname, "server", "process.ts"), [JSON.stringify(options)], {
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

async function waitUntilReady(
  child: ChildProcess,
  ended: Promise<number | null>,
  logFile: string,
): Promise<Addresses> {
  const message = once(child, "message").then(([sent]) => sent as FromBackend);
  const first = await Promise.race([message, ended.then(() => undefined)]);
  if (first?.type === "ready") return first.addresses;
  await ended;
  if (first?.type === "failed") throw new BackendError(first.message);
  const lastLines = readFileSync(logFile, "utf8").trim().split("\n").slice(-20).join("\n");
  throw new BackendError(`The backend ended before it was ready. From ${logFile}:\n${lastLines}`);
}

/** Returns a function that makes one for each control in the child process. */
function createCaller(child: ChildProcess) {
  let last = 0;
  return <Method extends keyof Controls>(method: Method) =>
    (async (...parameters: unknown[]) => {
      last += 1;
      const number = last;
      const messages = on(child, "message", { close: ["exit"] });
      child.send({ number, method, parameters } satisfies Call);
      for await (const [message] of messages as AsyncIterable<[FromBackend]>) {
        if (message.type !== "result" || message.number !== number) continue;
        if (message.error !== undefined) throw new Error(message.error);
        return message.result;
      }
      throw new Error("The backend has ended.");
    }) as Controls[Method];
}
