import { spawnSync } from "node:child_process";
import { PROGRAM_OPTIONS, programPath } from "../../shared/programs";
import { fail } from "../fail";
import { installLinters, LINTERS } from "./install";

/** `tsx scripts/linters/run.ts <program> [arguments]`: runs a program of the linters' packages. */
try {
  installLinters();
  const [program = "", ...args] = process.argv.slice(2);
  const options = { stdio: "inherit", ...PROGRAM_OPTIONS } as const;
  process.exitCode = spawnSync(programPath(program, LINTERS), args, options).status ?? 1;
} catch (error) {
  fail(error);
}
