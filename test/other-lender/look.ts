import { spawnSync } from "node:child_process";
import { cpSync, existsSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ContentFolder } from "../../shared/contentFolder";
import { PROGRAM_OPTIONS } from "../../shared/programs";

/**
 * Gives a copy of the project the other lender's look: replaces the palette, redraws the logos and patterns
 * in its colours, removes the scenes, and makes a plain picture the background of share images.
 */
export async function lookLikeOtherLender(content: ContentFolder, root: string): Promise<void> {
  cpSync("test/other-lender/palette.ts", join(root, "src/theme/palette.ts"));
  rmSync(join(root, "static/scenes"), { recursive: true, force: true });
  if (!existsSync("art/node_modules")) npm(".", "ci", "--prefix", "art");
  symlinkSync(resolve("art/node_modules"), join(root, "art/node_modules"));
  npm(root, "run", "--silent", "art", "--", "favicon", "icon", "madras");
  await content.writePicture("share/ground.png", 1200, 630);
}

function npm(cwd: string, ...command: string[]): void {
  const { status } = spawnSync("npm", command, { cwd, stdio: "inherit", ...PROGRAM_OPTIONS });
  if (status !== 0) throw new Error(`npm ${command.join(" ")} has failed.`);
}
