import { spawn } from "node:child_process";
import { localBackendSettings } from "../shared/backend/options";
import { checkPort } from "../shared/backend/server/ports";
import { exitWith, gatsbyEnvironment, PROGRAM_OPTIONS, programPath } from "../shared/programs";
import { fail } from "./fail";
import { removeMovedCache } from "./postbuild/gatsbyPages";

const PORT = Number(process.env.DEVELOP_PORT ?? 8000);

/** `npm run dev`: runs Gatsby's development server. Errors in the content are reported but do not stop it. */
async function develop(): Promise<void> {
  await checkPort(PORT, "the development server");
  removeMovedCache();
  const env = {
    ...process.env,
    ...localBackendSettings(),
    ...gatsbyEnvironment(),
  };
  const gatsby = spawn(programPath("gatsby"), ["develop", "-p", String(PORT)], {
    stdio: "inherit",
    env,
    ...PROGRAM_OPTIONS,
  });
  exitWith(gatsby);
}

develop().catch(fail);
