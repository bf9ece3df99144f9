import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { projectRoot } from "../../shared/backend/database/migrations";
import { freePort } from "../../shared/backend/server/ports";
import { removeTemporaryFolders, until, usedFolder } from "../../shared/backend/testTools";

jest.setTimeout(120_000);

let data: string;
beforeAll(async () => {
  data = await usedFolder();
});
afterAll(removeTemporaryFolders);

/** The process numbers of all that this process has started, and they, and so on. */
function descendantsOf(pid: number): number[] {
  const table = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const childrenOf = (parent: number): number[] =>
    table.flatMap(([child = 0, of]) => (of === parent ? [child, ...childrenOf(child)] : []));
  return childrenOf(pid);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The command as a person starts it, once it has printed its addresses. */
async function startCommand(): Promise<{ command: ChildProcess; words: () => string }> {
  const port = await freePort();
  const command = spawn(
    process.execPath,
    [
      "--import",
      "tsx",
      join("scripts", "backend", "main.ts"),
      "--data",
      data,
      "--port",
      String(port),
    ],
    { cwd: projectRoot, stdio: ["ignore", "pipe", "pipe"] },
  );
  let words = "";
  for (const stream of [command.stdout, command.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      words += text;
    });
  }
  await until(() => words.includes("(local only)") || command.exitCode !== null);
  expect(words).toContain(`http://127.0.0.1:${port}/rest/v1`);
  expect(words).toContain(`http://127.0.0.1:${port + 3}`);
  return { command, words: () => words };
}

test.each<[NodeJS.Signals, number | null]>([
  ["SIGINT", 0],
  ["SIGTERM", 0],
  ["SIGKILL", null],
])("after %s nothing is left running", async (signal, code) => {
  const { command } = await startCommand();
  const started = descendantsOf(command.pid ?? 0);
  // The backend, and in it the function's Deno.
  expect(started.length).toBeGreaterThanOrEqual(2);
  command.kill(signal);
  expect(await once(command, "exit")).toEqual([code, code === null ? signal : null]);
  await until(() => started.every((pid) => !isRunning(pid)));
});

test("when the backend itself is killed, the command says so, fails, and nothing is left", async () => {
  const { command, words } = await startCommand();
  const [backend = 0, ...others] = descendantsOf(command.pid ?? 0);
  process.kill(backend, "SIGKILL");
  expect(await once(command, "exit")).toEqual([1, null]);
  expect(words()).toContain("The local backend has ended by itself");
  await until(() => others.every((pid) => !isRunning(pid)));
});
