import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { databaseAddress } from "../../shared/databaseAddress.ts";
import { fail } from "../fail.ts";
import { formFaults, mailFaults } from "../monitoring/backendChecks.ts";
import { faultsOf } from "../monitoring/request.ts";
import { ask, programFaults, run } from "./program.ts";
import {
  BACKEND_SETTINGS,
  DATABASE_SETTINGS,
  FUNCTION_SETTINGS,
  loadSettings,
  settingFaults,
  settingOf,
  siteUrl,
  stopAt,
} from "./settings.ts";
import { storedSettings, storeSettings } from "./supabaseApi.ts";

const API = "https://api.supabase.com";

/** What Supabase says when the database has migrations that this checkout lacks. */
const NEWER_MIGRATIONS = /remote migration versions not found/i;

/**
 * `npm run deploy -- backend`: the migrations, the function with its settings, and the sweep's secret. With
 * `--function` it deploys the function and its settings alone, as an older version needs. With `--check`
 * it only reports what is missing and what it would do.
 */
async function deployBackend(): Promise<void> {
  const { values } = parseArgs({
    options: { check: { type: "boolean" }, function: { type: "boolean" } },
  });
  const hasDatabase = !values.function;
  loadSettings();
  stopAt([
    ...settingFaults({ ...BACKEND_SETTINGS, ...(hasDatabase && DATABASE_SETTINGS) }),
    ...programFaults("supabase"),
  ]);
  const ref = settingOf("SUPABASE_PROJECT");
  const project = { api: API, project: ref, token: settingOf("SUPABASE_ACCESS_TOKEN") };
  const own = FUNCTION_SETTINGS.filter((name) => process.env[name]);
  const stored = await storedSettings(project).catch((error: Error) => error.message);
  const migrations = hasDatabase ? askDatabase(["push", "--dry-run"]) : undefined;
  stopAt([
    ...(typeof stored === "string"
      ? [`Access to the project: ${stored}`]
      : FUNCTION_SETTINGS.filter((name) => !own.includes(name) && !stored.includes(name)).map(
          (name) => `${name}, a setting of the function`,
        )),
    ...(migrations?.isDone === false ? [databaseFault(migrations.output)] : []),
  ]);
  if (values.check)
    return console.info(`Nothing is missing. A deploy uploads ${own.join(", ")}, and the function.
${migrations?.output ?? ""}`);

  if (hasDatabase) runDatabase(["push", "--yes"]);
  await storeSettings(project, {
    ...Object.fromEntries(own.map((name) => [name, settingOf(name)])),
    // Mails tell the time by the lender's clock, which is not a secret.
    CONTACT_TIME_ZONE: (
      JSON.parse(readFileSync("content/lender.json", "utf8")) as { timeZone: string }
    ).timeZone,
  });
  const name = "send-contact-notification";
  run("supabase", ["functions", "deploy", name, `--remote=${ref}`, "--use-api", "--yes"]);
  if (hasDatabase) storeSweepSecret();

  const backend = settingOf("GATSBY_SUPABASE_URL");
  const key = settingOf("GATSBY_SUPABASE_PUBLISHABLE_KEY");
  const faults = [
    ...(await faultsOf(formFaults(backend, key, siteUrl()))),
    ...(await faultsOf(mailFaults(backend, settingOf("CONTACT_SWEEP_SECRET")))),
  ];
  if (faults.length > 0)
    fail(`The backend is deployed, but:
  ${faults.join("\n  ")}
To go back to an earlier function: git switch --detach <commit> && npm run deploy -- backend --function`);
  console.info("The backend is deployed, and the form's table and function answer as they should.");
}

const databaseFault = (output: string) =>
  NEWER_MIGRATIONS.test(output)
    ? "The database has newer migrations than this checkout, and migrations only go forward. Deploy the function alone: npm run deploy -- backend --function"
    : `Access to the database: ${output}`;

/** Arguments of a command for the hosted database, and the environment that has its password. */
function onDatabase([command = "", ...options]: readonly string[]) {
  const { address, env } = databaseAddress(settingOf("SUPABASE_DB_URL"));
  return [["db", command, `--remote=${address}`, ...options], env] as const;
}
const askDatabase = (args: readonly string[]) => ask("supabase", ...onDatabase(args));
const runDatabase = (args: readonly string[]) => run("supabase", ...onDatabase(args));

/** Tells the database's jobs, from a file, where the function is and by which secret it knows them. */
function storeSweepSecret(): void {
  const folder = mkdtempSync(join(tmpdir(), "lender-deploy-"));
  try {
    const file = join(folder, "sweep.sql");
    writeFileSync(file, sweepStatement(), { mode: 0o600 });
    runDatabase(["query", "--file", file, "--yes"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const sweepStatement = () => `
with wanted (name, secret) as (
  values ('contact_project_url', ${quoted("GATSBY_SUPABASE_URL")}),
         ('contact_sweep_secret', ${quoted("CONTACT_SWEEP_SECRET")})
), stored as (
  select case
    when known.id is null then vault.create_secret(wanted.secret, wanted.name)::text
    else vault.update_secret(known.id, wanted.secret)::text
  end as result
  from wanted left join vault.secrets known using (name)
)
select count(result) as "new secrets", (select contact.schedule_jobs())::text as jobs from stored;
`;

const quoted = (name: string) => `'${settingOf(name).replaceAll("'", "''")}'`;

deployBackend().catch(fail);
