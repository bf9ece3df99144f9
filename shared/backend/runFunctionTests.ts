import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { projectRoot } from "./database/migrations";
import { denoArguments, denoEnvironment, findDeno } from "./deno";

const tests = join("supabase", "functions", "send-contact-notification", "tests");

/** Runs the function's own tests, type check included, on the real Deno. */
export async function runFunctionTests(): Promise<{ passed: boolean; output: string }> {
  const child = spawn(
    findDeno(),
    ["test", ...denoArguments, "--allow-net=127.0.0.1", "--allow-env", "--allow-read=.", tests],
    { cwd: projectRoot, env: denoEnvironment(), stdio: ["ignore", "pipe", "pipe"] },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, "close");
  return { passed: code === 0, output };
}
