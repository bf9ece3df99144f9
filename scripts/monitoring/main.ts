import { spawnSync } from "node:child_process";
import { PROGRAM_OPTIONS } from "../../shared/programs.ts";
import { siteUrl } from "../../src/gatsby/siteUrl.ts";
import { fail } from "../fail.ts";
import { mailFaults } from "./backendChecks.ts";

/** Status codes with which hosts reject automated requests. */
const NO_FAULT = [401, 403, 405, 429, 999].map((code) => `--status-code ${code}:skip`).join(" ");

/**
 * The checks, each of which returns the faults that it finds. Those for the form and the links run without
 * installed packages.
 */
const CHECKS: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  form: () => mailFaults(setting("GATSBY_SUPABASE_URL"), setting("CONTACT_SWEEP_SECRET")),
  links: async () => {
    const options = `--recurse --timeout 20000 --concurrency 4 ${NO_FAULT}`.split(" ");
    const { status } = spawnSync("npx", ["--yes", "linkinator@8.1.0", siteUrl(), ...options], {
      stdio: "inherit",
      ...PROGRAM_OPTIONS,
    });
    return status === 0 ? [] : ["A link fails; see above."];
  },
  pages: async () => {
    const { pageFaults } = await import("./pages.ts");
    return pageFaults(setting("GATSBY_SUPABASE_URL"), setting("GATSBY_SUPABASE_PUBLISHABLE_KEY"));
  },
};

/** `npm run monitor -- form`, `links` or `pages` checks the deployed site. Faults make it exit with code 1. */
async function monitor(name = ""): Promise<void> {
  const check = CHECKS[name] ?? fail(`Name a check: ${Object.keys(CHECKS).join(", ")}`);
  const faults = await check();
  if (faults.length > 0) fail([`Faults of the ${name}:`, ...faults].join("\n  "));
  console.info(`${name}: no fault`);
}

const setting = (name: string): string =>
  process.env[name] ?? fail(`${name} is missing; docs/operating.md lists the settings.`);

monitor(process.argv[2]).catch(fail);
