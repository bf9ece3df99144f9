import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { PROGRAM_OPTIONS } from "../shared/programs";
import { fail } from "./fail";

/** `npm run art`: renders the pictures in `art/`, which has packages of its own. */
function renderArt(filters: readonly string[]): void {
  if (!existsSync("art/node_modules"))
    fail("The packages of art/ are not installed; install them with: npm ci --prefix art");
  const command = ["run", "--silent", "--prefix", "art", "render", "--", ...filters];
  const { status } = spawnSync("npm", command, { stdio: "inherit", ...PROGRAM_OPTIONS });
  process.exitCode = status ?? 1;
}

renderArt(process.argv.slice(2));
