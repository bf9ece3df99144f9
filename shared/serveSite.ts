import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** How long the server may take to end by itself, in milliseconds. */
const PATIENCE = 5000;

export interface ServedSite {
  url: string;
  /** Settles when the server has ended, for whatever reason. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
}

const ARGUMENTS = [
  "pages",
  "dev",
  "public",
  "--compatibility-date",
  "2026-05-01",
  "--ip",
  "127.0.0.1",
];

/**
 * Serves the built site with the CDN's own runtime: its `_headers`, `_redirects` and 404 page.
 * @throws Error when the server ends or does not answer within a minute
 */
export async function serveSite(port: number): Promise<ServedSite> {
  const child = spawn("node_modules/.bin/wrangler", [...ARGUMENTS, "--port", String(port)], {
    // A group of its own, so that the runtime it starts ends with it.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "1", NO_COLOR: "1" },
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      log = (log + chunk).slice(-4000);
    });
  const ended = once(child, "exit");
  const url = `http://localhost:${port}`;
  const stop = async () => {
    signalGroup(child, "SIGTERM");
    const patience = setTimeout(() => signalGroup(child, "SIGKILL"), PATIENCE);
    await ended;
    clearTimeout(patience);
    // The runtime itself may hang, and outlive the program that started it.
    signalGroup(child, "SIGKILL");
  };
  if (await answers(`http://127.0.0.1:${port}/`, child)) return { url, ended, stop };
  signalGroup(child, "SIGKILL");
  throw new Error(`The site's server did not start:\n${log}`);
}

async function answers(address: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + 60_000;
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer) return true;
    await new Promise((wait) => setTimeout(wait, 200));
  }
  return false;
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // All of it has ended in the meantime.
  }
}
