import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./database/migrations";
import { denoArguments, denoEnvironment, findDeno } from "./server/functionRuntime";

const functionFolder = join("supabase", "functions", "send-contact-notification");

const readJson = (...path: string[]) =>
  JSON.parse(readFileSync(join(projectRoot, ...path), "utf8"));

/** Runs the function's own tests, with type checks, on the real Deno. */
async function runFunctionTests(): Promise<{ passed: boolean; output: string }> {
  const child = spawn(
    findDeno(),
    [
      "test",
      ...denoArguments,
      // What they share with the local backend imports as its TypeScript does, without file extensions.
      "--unstable-sloppy-imports",
      "--allow-net=127.0.0.1",
      "--allow-env",
      "--allow-read=.",
      join(functionFolder, "tests"),
    ],
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

test("passes the notification function's own tests on Deno", async () => {
  const { passed, output } = await runFunctionTests();
  if (!passed) throw new Error(output);
  expect(Number(/(\d+) passed/.exec(output)?.[1])).toBeGreaterThan(50);
}, 120_000);

const { imports } = readJson(functionFolder, "deno.json");

test.each(Object.entries<string>(imports))(
  "deploys the function with the version of %s that is tested",
  (name, specifier) => {
    expect(specifier).toBe(`npm:${name}@${readJson("node_modules", name, "package.json").version}`);
  },
);
