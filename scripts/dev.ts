import { spawn } from "node:child_process";
import { localBackendSettings } from "../shared/backend/options";
import { PROGRAM_OPTIONS, programPath } from "../shared/programs";
import { checkPort } from "./checkPort";

const PORT = Number(process.env.DEVELOP_PORT ?? 8000);

/** `npm run dev`: Gatsby's development server. Mistakes in the content are reported and do not stop it. */
async function develop(): Promise<void> {
  await checkPort(PORT, "the development server");
  const env = {
    ...process.env,
    ...localBackendSettings(),
    GATSBY_TELEMETRY_DISABLED: "1",
    GATSBY_BUILD_YEAR: String(new Date().getFullYear()),
  };
  const gatsby = spawn(programPath("gatsby"), ["develop", "-p", String(PORT)], {
    stdio: "inherit",
    env,
    ...PROGRAM_OPTIONS,
  });
  // The terminal sends Ctrl-C to Gatsby too; this process exits after it.
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => gatsby.kill(signal));
  gatsby.on("exit", (code) => process.exit(code ?? 0));
}

void develop();
