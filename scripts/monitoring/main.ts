import { fail } from "../fail.ts";
import { mailFaults } from "./backendChecks.ts";

/** The checks, each of which returns its faults. The form's runs without any package. */
const CHECKS: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  form: () => mailFaults(setting("GATSBY_SUPABASE_URL"), setting("CONTACT_SWEEP_SECRET")),
  pages: async () => {
    const { pageFaults } = await import("./pages.ts");
    return pageFaults(setting("GATSBY_SUPABASE_URL"), setting("GATSBY_SUPABASE_PUBLISHABLE_KEY"));
  },
};

/** `npm run monitor -- form` or `pages`: checks what is deployed; a fault is exit code 1. */
async function monitor(name = ""): Promise<void> {
  const check = CHECKS[name] ?? fail(`Name a check: ${Object.keys(CHECKS).join(", ")}`);
  const faults = await check();
  if (faults.length > 0) fail([`Faults of the ${name}:`, ...faults].join("\n  "));
  console.info(`${name}: no fault`);
}

const setting = (name: string): string =>
  process.env[name] ?? fail(`${name} is missing; docs/operating.md lists the settings.`);

monitor(process.argv[2]).catch(fail);
