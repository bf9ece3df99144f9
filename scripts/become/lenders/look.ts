import { spawnSync } from "node:child_process";
import { cpSync, existsSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { PROGRAM_OPTIONS } from "../../lib/programs";

/** Gives a copy of the project another lender's look: replaces the palette, and redraws the icons and patterns in it. */
export function lookLikeOtherLender(root: string): void {
  cpSync("scripts/become/lenders/palette.ts", join(root, "src/theme/palette.ts"));
  if (!existsSync("art/node_modules")) npm(".", "ci", "--prefix", "art");
  symlinkSync(resolve("art/node_modules"), join(root, "art/node_modules"));
  npm(root, "run", "--silent", "art", "--", "favicon", "icon", "madras");
}

function npm(cwd: string, ...command: string[]): void {
  const { status } = spawnSync("npm", command, { cwd, stdio: "inherit", ...PROGRAM_OPTIONS });
  if (status !== 0) throw new Error(`npm ${command.join(" ")} has failed.`);
}
