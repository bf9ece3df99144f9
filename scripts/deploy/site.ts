import { appendFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { programPath } from "../../shared/programs";
import { until } from "../../shared/until";
import { siteUrl } from "../../src/gatsby/siteUrl";
import { fail } from "../fail";
import { formFaults } from "../live/backend";
import { faultsOf, request } from "../live/request";
import { siteFaults } from "../live/site";
import { currentVersion } from "../postbuild/siteFiles";
import { run } from "./program";
import {
  loadSettings,
  SITE_SETTINGS,
  settingFaults,
  settingOf,
  stopAt,
  withoutSecrets,
} from "./settings";

const WRANGLER = programPath("wrangler");
const API = process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";
/** For how long, and how often, the new version is looked for, while it, or a first certificate, spreads. */
const SPREADING_LIMIT = 180_000;
const INTERVAL = 5000;

/**
 * `npm run deploy:site`: builds the site, publishes it, and checks what is live. `--check` only says
 * what is missing, `--preview <name>` publishes beside the live version, `--back` goes back by one.
 */
async function deploySite(): Promise<void> {
  const { values } = parseArgs({
    options: {
      check: { type: "boolean" },
      back: { type: "boolean" },
      preview: { type: "string" },
    },
  });
  loadSettings();
  process.env.WRANGLER_SEND_METRICS = "false";
  stopAt(settingFaults(SITE_SETTINGS));
  const site = siteUrl();
  const backend = settingOf("GATSBY_SUPABASE_URL");
  if (values.back) {
    run(WRANGLER, ["rollback", "--yes", "--message", "npm run deploy:site -- --back"]);
    return console.info(`${site} is at the version before.`);
  }
  const origin = values.preview ? undefined : site;
  stopAt([
    ...(/\.example$/.test(new URL(site).hostname)
      ? [`The site's address: set "url" in content/site.yaml, which is ${site}`]
      : []),
    ...(await faultsOf(accessFaults())),
    ...(await faultsOf(formFaults(backend, settingOf("GATSBY_SUPABASE_PUBLISHABLE_KEY"), site))),
  ]);
  if (values.check) return console.info(`Nothing is missing to publish ${currentVersion()}.`);

  // What builds the site needs no secret.
  run(programPath("tsx"), ["scripts/build.ts"], withoutSecrets());
  run(programPath("tsx"), ["scripts/supplyChain/secrets.ts"], withoutSecrets());
  const published = values.preview
    ? run(WRANGLER, ["versions", "upload", "--preview-alias", values.preview])
    : run(WRANGLER, ["deploy", "--domain", new URL(site).hostname]);
  const address = origin ?? previewAddress(published);
  if (process.env.GITHUB_STEP_SUMMARY)
    appendFileSync(process.env.GITHUB_STEP_SUMMARY, `Published: ${address}\n`);
  const faults = await liveFaults(address, backend);
  if (faults.length > 0)
    fail(`Published, but ${address} is not as it should be:
  ${faults.join("\n  ")}
${values.preview ? "Nothing else changed." : "To go back: npm run deploy:site -- --back"}`);
  console.info(
    `${address} is live as built: version, pages, headers, redirects and the form's route.`,
  );
}

/** Returns why the token may not publish. */
async function accessFaults(): Promise<readonly string[]> {
  const scripts = `${API}/accounts/${settingOf("CLOUDFLARE_ACCOUNT_ID")}/workers/scripts`;
  const { status } = await request(scripts, {
    headers: { Authorization: `Bearer ${settingOf("CLOUDFLARE_API_TOKEN")}` },
  });
  return status === 200 ? [] : [`Access to Cloudflare: the token is refused (${status})`];
}

function previewAddress(output: string): string {
  const address = /Preview Alias URL: (https:\S+)/.exec(output)?.[1];
  if (!address) throw new Error("Cloudflare named no address of the preview; see above.");
  return address;
}

/** Returns what is wrong with the published site, once the host serves the new version everywhere. */
async function liveFaults(address: string, backend: string): Promise<readonly string[]> {
  const expected = { backend, version: currentVersion(), folder: "public" };
  let faults: readonly string[] = [];
  const isLive = async () => {
    faults = await siteFaults(address, expected);
    return faults.length === 0;
  };
  await until(isLive, SPREADING_LIMIT, INTERVAL);
  return faults;
}

deploySite().catch(fail);
