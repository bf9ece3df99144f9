import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./database/migrations";
import { runFunctionTests } from "./runFunctionTests";

const readJson = (...path: string[]) =>
  JSON.parse(readFileSync(join(projectRoot, ...path), "utf8"));

test("the notification function passes its own tests on Deno", async () => {
  const { passed, output } = await runFunctionTests();
  if (!passed) throw new Error(output);
  expect(Number(/(\d+) passed/.exec(output)?.[1])).toBeGreaterThan(50);
}, 120_000);

const { imports } = readJson("supabase", "functions", "send-contact-notification", "deno.json");

test.each(Object.entries<string>(imports))(
  "the function is deployed with the %s that it is tested with",
  (name, specifier) => {
    expect(specifier).toBe(`npm:${name}@${readJson("node_modules", name, "package.json").version}`);
  },
);
