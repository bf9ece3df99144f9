import { join } from "node:path";

/** Returns the path of a program that an installed package brings. */
export const programPath = (name: string) => join("node_modules", ".bin", name);

/** Options to spawn it with: on Windows it is a `.cmd` file, which only a shell starts. */
export const PROGRAM_OPTIONS = { shell: process.platform === "win32" };
