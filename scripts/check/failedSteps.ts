import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { buildCache } from "../../src/gatsby/buildCache";
import { programPath } from "../lib/programs";

/** Runs steps of `npm test` in a copy of the project, and returns the names of those that failed. */
export function failedSteps(root: string, steps: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync(
    resolve(programPath("tsx")),
    ["scripts/check/test.ts", ...steps],
    {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      env: { ...process.env, BUILD_CACHE_FOLDER: resolve(buildCache()), TEST_FULL: "" },
    },
  );
  if (status === 0) return [];
  // Some programs write their errors to standard error, and others to standard output.
  for (const output of [stderr, stdout]) console.log(output.slice(-20_000));
  return stderr.match(/npm test -- (.+)/)?.[1]?.split(" ") ?? [...steps];
}
