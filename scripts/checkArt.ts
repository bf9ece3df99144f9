import { spawnSync } from "node:child_process";
import { PROGRAM_OPTIONS } from "../shared/programs";
import { fail } from "./fail";

/** The commands of `npm test -- art`, from the root of the repository. */
const COMMANDS = [
  ["npm", "ci", "--prefix", "art"],
  ["npm", "test", "--prefix", "art"],
] as const;

/** `npm test -- art`: installs the packages of `art/`, then checks its types and tests. */
function checkArt(): void {
  for (const [program, ...args] of COMMANDS)
    if (spawnSync(program, args, { stdio: "inherit", ...PROGRAM_OPTIONS }).status !== 0)
      fail(`"${[program, ...args].join(" ")}" failed; see its output above.`);
}

checkArt();
