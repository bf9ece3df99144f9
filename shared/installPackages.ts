import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { PROGRAM_OPTIONS } from "./programs";

/**
 * Installs the packages of a folder with a package.json of its own, unless its lock file's are there.
 * @param purpose what needs them, for the message
 * @throws Error when npm fails
 */
export function installPackages(folder: string, purpose: string): void {
  const installed = changedAt(`${folder}/node_modules/.package-lock.json`);
  if (installed >= changedAt(`${folder}/package-lock.json`)) return;
  console.info(`Installing the packages of ${folder}, for ${purpose} ...`);
  const { status } = spawnSync("npm", ["ci", "--prefix", folder], {
    stdio: "inherit",
    ...PROGRAM_OPTIONS,
  });
  if (status !== 0)
    throw new Error(`The packages of ${folder} were not installed; see above. Is there a network?`);
}

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
