import { execSync } from "node:child_process";
import { existsSync } from "node:fs";

// Code editors validate the content against these schemas. An install with `--omit=dev` has no tsx, so it
// writes none.
if (existsSync("node_modules/tsx"))
  execSync("npx tsx scripts/edit/writeContentSchemas.ts", { stdio: "inherit" });
