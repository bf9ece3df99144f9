import { spawn } from "node:child_process";
import { localBackendSettings } from "../backend/options";
import { checkPort } from "../backend/server/ports";
import { portOf } from "../lib/addresses";
import { fail } from "../lib/fail";
import { exitWith, gatsbyEnvironment, PROGRAM_OPTIONS, programPath } from "../lib/programs";
import { removeMovedCache } from "./postbuild/gatsbyPages";

/** `npm run dev`: runs Gatsby's development server. Errors in the content are reported but do not stop it. */
async function develop(): Promise<void> {
  const port = portOf("DEVELOP_PORT", 8000);
  await checkPort(port, "the development server; set DEVELOP_PORT");
  removeMovedCache();
  const env = {
    ...process.env,
    ...localBackendSettings(),
    ...gatsbyEnvironment(),
  };
  const gatsby = spawn(programPath("gatsby"), ["develop", "-p", String(port)], {
    stdio: "inherit",
    env,
    ...PROGRAM_OPTIONS,
  });
  exitWith(gatsby);
}

develop().catch(fail);
