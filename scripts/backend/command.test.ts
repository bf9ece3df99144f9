import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { TEST_BACKEND_PORT } from "../lib/addresses";
import { becomesTrue } from "../lib/becomesTrue";
import { projectRoot } from "./database/migrations";

let running: ChildProcess | undefined;
// Without this, the command would keep running after a failed test and prevent Jest from exiting.
afterEach(() => running?.kill("SIGKILL"));

const find = (...options: string[]): number[] =>
  spawnSync("pgrep", options, { encoding: "utf8" }).stdout.split("\n").filter(Boolean).map(Number);

/** Returns the processes that a command has started: Deno, PostgreSQL's launcher, and PostgreSQL. */
function processesOf({ pid }: ChildProcess): number[] {
  const children = find("-P", String(pid));
  const servers = children.flatMap((launcher) => find("-f", `lender-postgres-${launcher}-`));
  expect([children.length > 1, servers.length > 0]).toEqual([true, true]);
  return [...children, ...servers];
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Starts the command, and waits until it has printed its addresses. */
async function startCommand(): Promise<{ command: ChildProcess; output: () => string }> {
  const script = join("scripts", "backend", "main.ts");
  const command = spawn(process.execPath, ["--import", "tsx", script], {
    cwd: projectRoot,
    env: { ...process.env, BACKEND_PORT: String(TEST_BACKEND_PORT) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running = command;
  let output = "";
  for (const stream of [command.stdout, command.stderr])
    stream.on("data", (text) => {
      output += text;
    });
  await becomesTrue(() => output.includes("(local only)") || command.exitCode !== null);
  expect(output).toMatch(/http:\/\/127\.0\.0\.1:\d+\/rest\/v1/);
  return { command, output: () => output };
}

test.each<[NodeJS.Signals, number | null]>([
  ["SIGINT", 0],
  ["SIGTERM", 0],
  ["SIGKILL", null],
])("leaves no process running after %s", async (signal, code) => {
  const { command } = await startCommand();
  const started = processesOf(command);
  command.kill(signal);
  expect(await once(command, "exit")).toEqual([code, code === null ? signal : null]);
  expect(await becomesTrue(() => !started.some(isRunning))).toBe(true);
});

test("exits with an error when the function is killed", async () => {
  const { command, output } = await startCommand();
  const [denoProcess = 0] = find("-P", String(command.pid), "-x", "deno");
  process.kill(denoProcess, "SIGKILL");
  expect(await once(command, "exit")).toEqual([1, null]);
  expect(output()).toContain("The function has ended unexpectedly");
});
