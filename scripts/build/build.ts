import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { fail } from "../lib/fail";
import { gatsbyEnvironment, PROGRAM_OPTIONS, programPath } from "../lib/programs";
import { backendOrigin } from "./backendOrigin";
import { finishBuild } from "./postbuild/finishBuild";
import { restoreGatsbyPages } from "./postbuild/gatsbyPages";
import { deleteWritten } from "./postbuild/leftovers";

/** `npm run build`: runs Gatsby's build, then the post-build step on its HTML. */
async function buildSite(): Promise<void> {
  const backend = backendOrigin();
  restoreGatsbyPages();
  deleteWritten();
  const gatsby = spawn(programPath("gatsby"), ["build"], {
    stdio: "inherit",
    env: {
      // One more than the number of processors, because Gatsby reserves one for its main process, which only
      // waits for the workers.
      GATSBY_CPU_COUNT: String(availableParallelism() + 1),
      // Gatsby's default logger redraws its lines, which only works in a terminal.
      ...(!process.stdout.isTTY && { GATSBY_LOGGER: "yurnalist" }),
      ...process.env,
      ...gatsbyEnvironment(),
    },
    ...PROGRAM_OPTIONS,
  });
  const [status] = await once(gatsby, "exit");
  if (status !== 0) fail("The build failed; see Gatsby's message above.");
  await finishBuild(backend);
}

buildSite().catch(fail);
