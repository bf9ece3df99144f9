import { spawn } from "node:child_process";
import { portOf } from "../shared/addresses";
import { localBackendSettings } from "../shared/backend/options";
import { checkPort } from "../shared/backend/server/ports";
import { exitWith, gatsbyEnvironment, PROGRAM_OPTIONS, programPath } from "../shared/programs";
import { fail } from "./fail";
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
