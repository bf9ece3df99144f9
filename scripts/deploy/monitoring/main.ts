import { siteUrl } from "../../../src/gatsby/siteUrl.ts";
import { fail } from "../../lib/fail.ts";
import { formFaults, mailFaults } from "./backendChecks.ts";
import { expiryFaults } from "./dates.ts";

/** The checks, each of which returns the faults that it finds. None needs the site's packages. */
const CHECKS: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  form: async () => {
    const backend = setting("GATSBY_SUPABASE_URL");
    const key = setting("GATSBY_SUPABASE_PUBLISHABLE_KEY");
    const secret = setting("CONTACT_SWEEP_SECRET");
    const faults = [formFaults(backend, key, siteUrl()), mailFaults(backend, secret)];
    return (await Promise.all(faults)).flat();
  },
  dates: async () => expiryFaults(),
};

/**
 * `npm run monitor -- form` checks the deployed backend, and `dates` this content. Exits with code 1 if it finds a
 * fault.
 */
async function monitor(name = ""): Promise<void> {
  const check = CHECKS[name] ?? fail(`Name a check: ${Object.keys(CHECKS).join(", ")}`);
  const faults = await check();
  if (faults.length > 0) fail([`Faults of the ${name}:`, ...faults].join("\n  "));
  console.info(`${name}: no fault`);
}

const setting = (name: string): string =>
  process.env[name] ?? fail(`${name} is missing; docs/operating.md lists the settings.`);

monitor(process.argv[2]).catch(fail);
