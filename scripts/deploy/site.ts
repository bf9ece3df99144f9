import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { PROGRAM_OPTIONS } from "../../shared/programs.ts";
import { until } from "../../shared/until.ts";
import { fail } from "../fail.ts";
import { formFaults } from "../monitoring/backendChecks.ts";
import { faultsOf, request } from "../monitoring/request.ts";
import { siteFaults } from "../monitoring/siteChecks.ts";
import { programFaults, run } from "./program.ts";
import {
  loadSettings,
  SITE_SETTINGS,
  settingFaults,
  settingOf,
  siteUrl,
  stopAt,
  withoutSecrets,
} from "./settings.ts";

const API = "https://api.cloudflare.com/client/v4";
const VERSION = "public/version.txt";
/** For how long, and how often, the new version is looked for, while it, or a first certificate, spreads. */
const SPREADING_LIMIT = 180_000;
const INTERVAL = 5000;

/**
 * `npm run deploy -- site`: builds the site, publishes it, and checks what is live. `--check` only reports
 * what is missing, `--built` publishes what `public/` has, `--preview <name>` publishes to an account
 * for previews, `--back` goes back by one version.
 */
async function deploySite(): Promise<void> {
  const { values } = parseArgs({
    options: {
      back: { type: "boolean" },
      built: { type: "boolean" },
      check: { type: "boolean" },
      preview: { type: "string" },
    },
  });
  loadSettings();
  process.env.WRANGLER_SEND_METRICS = "false";
  stopAt([...settingFaults(SITE_SETTINGS), ...programFaults("wrangler")]);
  const site = siteUrl();
  if (values.back) {
    run("wrangler", ["rollback", "--yes", "--message", "npm run deploy -- site --back"]);
    return console.info(`${site} is at the version before.`);
  }
  const backend = settingOf("GATSBY_SUPABASE_URL");
  stopAt([
    ...(/\.example$/.test(new URL(site).hostname)
      ? [`The site's address: set "url" in content/site.yaml, which is ${site}`]
      : []),
    ...(values.built && !existsSync(VERSION) ? ["The built site: npm run build"] : []),
    ...(await faultsOf(accessFaults())),
    ...(await faultsOf(formFaults(backend, settingOf("GATSBY_SUPABASE_PUBLISHABLE_KEY"), site))),
  ]);
  if (values.check) return console.info("Nothing is missing to publish the site.");

  if (!values.built) build();
  const published = values.preview
    ? run("wrangler", ["versions", "upload", "--preview-alias", values.preview])
    : run("wrangler", ["deploy", "--domain", new URL(site).hostname]);
  const address = values.preview ? previewAddress(published) : site;
  if (process.env.GITHUB_STEP_SUMMARY)
    appendFileSync(process.env.GITHUB_STEP_SUMMARY, `Published: ${address}\n`);
  const faults = await liveFaults(address);
  if (faults.length > 0)
    fail(`Published, but ${address} is not as it should be:
  ${faults.join("\n  ")}
${values.preview ? "Nothing else changed." : "To go back: npm run deploy -- site --back"}`);
  console.info(`${address} is live as built: version, pages, headers and redirects.`);
}

/** Builds the site without the secrets, and checks that no file has one. */
function build(): void {
  for (const args of [
    ["run", "build"],
    ["test", "--", "secrets"],
  ]) {
    const options = { env: withoutSecrets(), stdio: "inherit", ...PROGRAM_OPTIONS } as const;
    if (spawnSync("npm", args, options).status !== 0) fail("Nothing was published; see above.");
  }
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
async function liveFaults(address: string): Promise<readonly string[]> {
  const version = readFileSync(VERSION, "utf8").trim();
  let faults: readonly string[] = [];
  const isLive = async () => {
    faults = await siteFaults(address, "public", version);
    return faults.length === 0;
  };
  await until(isLive, SPREADING_LIMIT, INTERVAL);
  return faults;
}

deploySite().catch(fail);
