import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./database/migrations";
import { denoArguments, denoEnvironment, findDeno } from "./server/functionRuntime";

const functionFolder = join("supabase", "functions", "send-contact-notification");

const readJson = (...path: string[]) =>
  JSON.parse(readFileSync(join(projectRoot, ...path), "utf8"));

test("the notification function's own tests and type checks pass on Deno", () => {
  const { status, stdout, stderr } = spawnSync(
    findDeno(),
    [
      "test",
      ...denoArguments,
      // The tests import files of the local backend, whose imports have no file extensions.
      "--unstable-sloppy-imports",
      "--allow-net=127.0.0.1,localhost",
      "--allow-env",
      "--allow-read=.",
      join(functionFolder, "tests"),
    ],
    {
      cwd: projectRoot,
      env: denoEnvironment() as NodeJS.ProcessEnv,
      encoding: "utf8",
      timeout: 120_000,
    },
  );
  if (status !== 0) throw new Error(stdout + stderr);
  expect(Number(/(\d+) passed/.exec(stdout)?.[1])).toBeGreaterThan(40);
});

const { imports } = readJson(functionFolder, "deno.json");

test.each(Object.entries<string>(imports))(
  "the function imports the version of %s that is installed for the tests",
  (name, specifier) => {
    expect(specifier).toBe(`npm:${name}@${readJson("node_modules", name, "package.json").version}`);
  },
);
