import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { backendSettings } from "./backendSettings";
import { fail } from "./fail";
import { finishBuild } from "./postbuild/finishBuild";
import { restoreGatsbyPages } from "./postbuild/gatsbyPages";
import { ShareImages } from "./postbuild/shareImages";

/** `npm run build`: Gatsby's build, and then the one step over its HTML. */
async function buildSite(): Promise<void> {
  const settings = backendSettings();
  restoreGatsbyPages();
  const gatsby = spawn("node_modules/.bin/gatsby", ["build"], {
    stdio: "inherit",
    env: {
      // Gatsby leaves one processor to its main process, which only waits while the others work.
      GATSBY_CPU_COUNT: String(availableParallelism() + 1),
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: "1",
      GATSBY_BUILD_YEAR: String(new Date().getFullYear()),
    },
  });
  const shareImages = new ShareImages();
  // Content that cannot be read is Gatsby's to tell.
  const drawn = shareImages.drawAhead("content").catch(() => {});
  const [status] = await once(gatsby, "exit");
  if (status !== 0) fail("The build stopped; the reason stands above.");
  await drawn;
  await finishBuild(settings, shareImages);
}

buildSite().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
