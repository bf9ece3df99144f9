import { createRequire } from "node:module";
import { join } from "node:path";
import { projectRoot } from "./database/migrations";

/** Packages come from node_modules, so that nothing is fetched; no lock file of Deno's own. */
export const denoArguments = ["--no-lock", "--node-modules-dir=manual", "--no-prompt"];

/** The path of the Deno binary. The package's own command would put a process in between. */
export function findDeno(): string {
  const fromRoot = createRequire(join(projectRoot, "package.json"));
  const { runInstall } = fromRoot("deno/install_api.cjs") as { runInstall(): string };
  return runInstall();
}

/** What Deno needs of our environment; a function must not see more of it than it would hosted. */
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
