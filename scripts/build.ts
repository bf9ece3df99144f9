import { spawnSync } from "node:child_process";
import { backendSettings } from "./backendSettings";
import { fail } from "./fail";
import { finishBuild } from "./postbuild/finishBuild";
import { restoreGatsbyPages } from "./postbuild/gatsbyPages";

/** `npm run build`: Gatsby's build, and then the one step over its HTML. */
const settings = backendSettings();
restoreGatsbyPages();
const { status } = spawnSync("node_modules/.bin/gatsby", ["build"], {
  stdio: "inherit",
  env: {
    ...process.env,
    GATSBY_TELEMETRY_DISABLED: "1",
    GATSBY_BUILD_YEAR: String(new Date().getFullYear()),
  },
});
if (status !== 0) fail("The build stopped; the reason stands above.");
finishBuild(settings).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);
