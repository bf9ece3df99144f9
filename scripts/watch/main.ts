import { parseArgs } from "node:util";
import { siteUrl } from "../../src/gatsby/siteUrl";
import { fail } from "../fail";
import { formFaults, mailFaults } from "../live/backend";
import { certificateFaults } from "../live/certificate";
import { faultsOf } from "../live/request";
import { siteFaults } from "../live/site";
import { lastDayFaults, linkFaults, settledVersion } from "./checks";
import { type Repository, report } from "./issues";
import { TIMES } from "./times";

type Watch = () => Promise<readonly string[]>;

const setting = (name: string) =>
  process.env[name] ??
  fail(`${name} is missing; docs/operating.md lists the settings of the watch.`);

/** What is watched, by the names of the issues that tell of it. */
const WATCHES: Readonly<Record<string, Watch>> = {
  "the contact form": () =>
    mailFaults(setting("GATSBY_SUPABASE_URL"), setting("CONTACT_SWEEP_SECRET")),
  "the pages": async () => {
    const site = siteUrl();
    const backend = setting("GATSBY_SUPABASE_URL");
    const key = setting("GATSBY_SUPABASE_PUBLISHABLE_KEY");
    const checks = [
      siteFaults(site, { backend, version: settledVersion() }),
      formFaults(backend, key, site),
      certificateFaults(site),
    ];
    return [...(await Promise.all(checks.map(faultsOf))).flat(), ...lastDayFaults()];
  },
  "outside links": linkFaults,
};

/**
 * `npm run watch`: prints what is wrong with the live site. With `--report`, at GitHub, a fault opens
 * an issue, another one changes it, and its end closes it.
 */
async function watch(): Promise<void> {
  const { values } = parseArgs({
    options: { cron: { type: "string" }, report: { type: "boolean" } },
  });
  const names = values.cron ? [TIMES[values.cron]] : Object.keys(WATCHES);
  if (names.includes(undefined)) fail(`scripts/watch/times.ts does not know "${values.cron}".`);
  const repository: Repository | undefined = values.report
    ? {
        url: `${setting("GITHUB_API_URL")}/repos/${setting("GITHUB_REPOSITORY")}`,
        token: setting("GITHUB_TOKEN"),
      }
    : undefined;
  for (const [name, check] of Object.entries(WATCHES)) {
    if (!names.includes(name)) continue;
    const faults = await faultsOf(check());
    console.info([`${name}: ${faults.length} faults`, ...faults].join("\n  "));
    if (repository) await report(repository, name, faults);
    else if (faults.length > 0) process.exitCode = 1;
  }
}

watch().catch(fail);
