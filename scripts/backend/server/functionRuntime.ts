import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { becomesTrue } from "../../lib/becomesTrue";
import { projectRoot } from "../database/migrations";

interface FunctionRuntime {
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
}

const functions = join(projectRoot, "supabase", "functions");
const functionFile = join(functions, "send-contact-notification", "index.ts");

/**
 * Runs the real function on the real Deno. Its environment has only these settings and Deno's variables.
 * @throws Error with the path of its log when it does not start listening
 */
export async function startFunction(
  port: number,
  settings: Record<string, string>,
): Promise<FunctionRuntime> {
  const logFile = join(tmpdir(), `contact-function-${port}.log`);
  const log = openSync(logFile, "w");
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
      stdio: ["pipe", log, log],
    },
  );
  closeSync(log);
  const ended = once(child, "exit");
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const listens = () => fetch(`http://127.0.0.1:${port}`, { method: "OPTIONS" }).catch(() => false);
  if (!(await becomesTrue(() => hasEnded() || listens())) || hasEnded()) {
    child.kill("SIGKILL");
    throw new Error(`The function did not start on Deno. See ${logFile}.`);
  }
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(logFile, { force: true });
  };
  return { ended, stop };
}

/** Makes Deno use the packages in node_modules, download nothing and write no lock file. */
export const denoArguments = ["--no-lock", "--node-modules-dir=manual", "--no-prompt"];

/** Returns the path of the Deno binary. The package's own command would run it as a child process. */
export function findDeno(): string {
  const fromRoot = createRequire(join(projectRoot, "package.json"));
  const { runInstall } = fromRoot("deno/install_api.cjs") as { runInstall(): string };
  return runInstall();
}

/** Returns the variables that Deno needs, and none of the others in this process's environment. */
export function denoEnvironment(): Record<string, string> {
  const { PATH = "", HOME = "" } = process.env;
  return {
    PATH,
    HOME,
    DENO_DIR: join(projectRoot, "node_modules", ".cache", "deno"),
    DENO_NO_UPDATE_CHECK: "1",
    NO_COLOR: "1",
  };
}
