import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { becomesTrue } from "./becomesTrue";
import { PROGRAM_OPTIONS, programPath } from "./programs";

const STOP_LIMIT = 5000;

export interface ServedSite {
  url: string;
  /** Resolves when the server has exited, for whatever reason. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
}

/**
 * Serves a built site with the CDN's own runtime, which applies `_headers`, `_redirects` and the 404 page.
 * @param folder the site's public folder
 * @throws Error when the server exits or does not respond within a minute
 */
export async function serveSite(port: number, folder = "public"): Promise<ServedSite> {
  const command = ["dev", "--assets", resolve(folder)];
  const address = ["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0"];
  const child = spawn(programPath("wrangler"), [...command, ...address], {
    // In a process group of its own, so that a signal also reaches the runtime that wrangler starts.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "1", NO_COLOR: "1" },
    ...PROGRAM_OPTIONS,
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      log = (log + chunk).slice(-4000);
    });
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // The process group has exited already.
    }
  };
  const kill = () => signal("SIGKILL");
  process.once("exit", kill);
  const ended = once(child, "exit").finally(() => process.off("exit", kill));
  const url = `http://localhost:${port}`;
  const stop = async () => {
    signal("SIGTERM");
    const timer = setTimeout(kill, STOP_LIMIT);
    await ended;
    clearTimeout(timer);
    // Otherwise, a runtime that hangs would outlive wrangler.
    kill();
  };
  const hasEnded = () => child.exitCode !== null;
  const responds = () => fetch(`http://127.0.0.1:${port}/`).catch(() => false);
  if ((await becomesTrue(() => hasEnded() || responds())) && !hasEnded())
    return { url, ended, stop };
  kill();
  throw new Error(`The site's server did not start:\n${log}`);
}
