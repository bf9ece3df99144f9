import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { siteUrl } from "../../src/gatsby/siteUrl.ts";
import { becomesTrue } from "../lib/becomesTrue.ts";
import { fail } from "../lib/fail.ts";
import { formFaults } from "./monitoring/backendChecks.ts";
import { faultsOf } from "./monitoring/request.ts";
import { ask, programFaults, run } from "./program.ts";
import {
  environmentWith,
  loadSettings,
  settingFaults,
  settingOf,
  settingsOf,
  stopAt,
} from "./settings.ts";
import { plainFaults, siteFaults } from "./siteChecks.ts";
import { isStillMains } from "./stillMains.ts";

/**
 * How long to wait until the new version, or the first certificate, has spread across the host's servers, and
 * the interval between checks, in milliseconds.
 */
const SPREADING_LIMIT = 180_000;
const INTERVAL = 5000;

/** What wrangler gets: the account, its token, and no consent to send statistics. */
const FOR_HOST = { settings: settingsOf("host"), env: { WRANGLER_SEND_METRICS: "false" } };

/**
 * `npm run deploy -- site` builds and publishes the site, and checks the live version. `--check` only
 * reports what is missing, `--built` publishes the existing contents of `public/`, `--preview <name>`
 * publishes them as a preview, `--delete-preview <name>` deletes it, and `--back <id>` rolls back to an earlier
 * version; without an id, it lists the versions.
 */
async function deploySite(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      back: { type: "boolean" },
      built: { type: "boolean" },
      check: { type: "boolean" },
      "delete-preview": { type: "string" },
      preview: { type: "string" },
    },
  });
  if (positionals.length > (values.back ? 1 : 0))
    fail(`npm run deploy -- site does not take "${positionals.join(" ")}".`);
  loadSettings();
  const { preview, "delete-preview": deleted } = values;
  const isBuilt = values.built || preview !== undefined;
  stopAt([
    ...settingFaults("host", ...(preview || deleted || values.back ? [] : (["form"] as const))),
    ...programFaults("wrangler"),
    ...(isBuilt && !existsSync("public/version.txt") ? ["The built site: npm run build"] : []),
  ]);
  if (values.back) return void run("wrangler", backCommand(positionals[0]), FOR_HOST);
  if (deleted) return deletePreview(deleted);
  if (preview) return checkLive(publishPreview(preview), "Nothing else changed.");

  const site = siteUrl();
  const key = settingOf("GATSBY_SUPABASE_PUBLISHABLE_KEY");
  stopAt([
    ...(/\.example$/.test(new URL(site).hostname)
      ? [`The site's address: set "url" in content/site.yaml, which is ${site}`]
      : []),
    ...(await faultsOf(formFaults(settingOf("GATSBY_SUPABASE_URL"), key, site))),
  ]);
  if (values.check) return console.info("Nothing is missing to publish the site.");
  if (!(await isStillMains())) return;
  if (!isBuilt) build();
  const { isDone, log } = ask(
    "wrangler",
    ["deploy", "--env=", "--domain", new URL(site).hostname],
    FOR_HOST,
  );
  console.info(log);
  if (!isDone)
    fail(`wrangler deploy failed; see above. ${site}/version.txt names the commit that is live: the former one,
unless only the domain could not be connected. Deploying again is safe.`);
  await checkLive(site, "To go back: npm run deploy -- site --back");
  const faults = await plainFaults(site.replace(/^https:/, "http:"));
  if (faults.length > 0) fail(`Published, but ${faults}.`);
}

/** Builds the site without access to the secrets, and checks that no file contains one. */
function build(): void {
  const command = "npm run build && npx tsx scripts/check/checkSecrets.mts";
  const env = environmentWith(...settingsOf("form"));
  const options = { env, stdio: "inherit", shell: true } as const;
  if (spawnSync(command, options).status !== 0) fail("Nothing was published; see above.");
}

/** Publishes a preview and returns its URL, which stays the same for each name. */
function publishPreview(name: string): string {
  const output = run("wrangler", ["preview", "--env=preview", "--name", name, "--json"], FOR_HOST);
  // wrangler prints progress messages before the JSON.
  const [json = "{}"] = /^\{.*/ms.exec(output) ?? [];
  const { preview } = JSON.parse(json) as { preview?: { urls?: string[] } };
  return preview?.urls?.[0] ?? fail("The preview has no address: docs/deploying.md, GitHub.");
}

/** Deletes a preview with all its deployments, if it exists: Cloudflare's code for an unknown one is 10025. */
function deletePreview(name: string): void {
  const command = ["preview", "delete", "--env=preview", "--name", name, "--skip-confirmation"];
  const { isDone, log } = ask("wrangler", command, FOR_HOST);
  console.info(log);
  if (!isDone && !/\[code: (10007|10025|10090)\]/.test(log))
    fail(`The preview ${name} is still there.`);
}

/**
 * Always names the version: without an id, wrangler would undo only the latest deployment, which may itself
 * be a rollback.
 */
const backCommand = (id: string | undefined) =>
  id
    ? ["rollback", id, "--env=", "--yes", "--message", "npm run deploy -- site --back"]
    : ["versions", "list", "--env="];

/** Waits until the host serves the built site everywhere, or ends the process and lists the differences. */
async function checkLive(address: string, advice: string): Promise<void> {
  if (process.env.GITHUB_STEP_SUMMARY)
    appendFileSync(process.env.GITHUB_STEP_SUMMARY, `Published: ${address}\n`);
  let faults: readonly string[] = [];
  const isLive = async () => {
    faults = await faultsOf(siteFaults(address));
    return faults.length === 0;
  };
  if (!(await becomesTrue(isLive, SPREADING_LIMIT, INTERVAL)))
    fail(`Published, but ${address} is not as it should be:
  ${faults.join("\n  ")}
${advice}`);
  console.info(
    `${address} is live: a sample of its files and headers is as built, and its redirects work.`,
  );
}

deploySite().catch(fail);
