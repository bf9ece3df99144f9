import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { projectRoot } from "../database/migrations";
import { denoArguments, denoEnvironment, findDeno } from "../deno";
import { BackendError } from "../protocol";
import { freePort } from "./ports";

export interface FunctionRuntime {
  /** Hands the request to the function; null when its process has ended. */
  serve(request: Request): Promise<Response | null>;
  stop(): Promise<void>;
}

const functions = join(projectRoot, "supabase", "functions");
const functionFile = join(functions, "send-contact-notification", "index.ts");
const startMilliseconds = 60_000;

/**
 * Runs the real function on the real Deno, with these settings and nothing else of our environment.
 * @throws BackendError when it does not begin to listen.
 */
export async function startFunction(
  settings: Record<string, string>,
  logFile: string,
): Promise<FunctionRuntime> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(
    findDeno(),
    [
      "run",
      ...denoArguments,
      "--allow-net=127.0.0.1",
      "--allow-env",
      `--allow-read=${functions},${join(projectRoot, "node_modules")}`,
      join(__dirname, "functionRuntimeLauncher.mjs"),
      pathToFileURL(functionFile).href,
    ],
    {
      env: { ...denoEnvironment(), ...settings, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}` },
      // Its words go where ours go: to the backend's log.
      stdio: ["pipe", "inherit", "inherit"],
    },
  );
  const ended = once(child, "exit");
  await untilListening(origin, child, logFile);
  return {
    async serve(request) {
      if (child.exitCode !== null || child.signalCode !== null) return null;
      const { pathname, search } = new URL(request.url);
      return fetch(`${origin}${pathname.replace("/functions/v1", "")}${search}`, {
        method: request.method,
        headers: request.headers,
        body:
          request.method === "GET" || request.method === "HEAD"
            ? null
            : await request.arrayBuffer(),
      });
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function untilListening(origin: string, child: ChildProcess, logFile: string) {
  const end = Date.now() + startMilliseconds;
  while (Date.now() < end && child.exitCode === null) {
    try {
      await fetch(origin, { method: "OPTIONS" });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  child.kill("SIGKILL");
  throw new BackendError(`The function did not start on Deno; ${logFile} says why.`);
}
