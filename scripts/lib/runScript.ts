import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Runs a script of `scripts/` for a test. Its environment has only the given settings, PATH and HOME.
 * @param cwd the script's working directory, from which it may read a developer's settings
 */
export function runScript(
  script: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
  cwd = ".",
) {
  const { PATH = "", HOME = "" } = process.env;
  const loader = pathToFileURL(require.resolve("tsx")).href;
  const command = ["--import", loader, resolve("scripts", script), ...args];
  const env = { PATH, HOME, ...settings } as NodeJS.ProcessEnv;
  return spawnSync(process.execPath, command, { cwd, env, encoding: "utf8", timeout: 60_000 });
}
