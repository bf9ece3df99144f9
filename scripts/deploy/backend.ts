import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { siteUrl } from "../../src/gatsby/siteUrl.ts";
import { fail } from "../lib/fail.ts";
import { formFaults, mailFaults } from "./monitoring/backendChecks.ts";
import { faultsOf } from "./monitoring/request.ts";
import { ask, programFaults, run } from "./program.ts";
import { databaseAddress, loadSettings, settingFaults, settingOf, stopAt } from "./settings.ts";
import { isStillMains } from "./stillMains.ts";

const FUNCTION = "send-contact-notification";

/** The names of the function's settings. `secrets set` uploads those that are in its environment. */
const FUNCTION_SETTINGS = [
  ...readFileSync("supabase/config.toml", "utf8").matchAll(/^(\w+) = "env\(\1\)"$/gm),
].map(([, name = ""]) => name);

/**
 * `npm run deploy -- backend` deploys the migrations, the project's configuration, the function with its
 * settings, and the sweep's secret. With `--check`, it only reports what is missing and what it would do.
 */
async function deployBackend(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: "boolean" } } });
  loadSettings();
  const faults = [...settingFaults("form", "backend"), ...programFaults("supabase")];
  const ofFunction = settingFaults("function").filter((fault) => !fault.includes(" is missing"));
  const mayBeStored = missingSettings().map((fault) => `${fault} (unless Supabase has it already)`);
  stopAt([...faults, ...ofFunction, ...(faults.length > 0 ? mayBeStored : [])]);
  const project = `--remote=${settingOf("SUPABASE_PROJECT")}`;
  const stored = ask("supabase", ["secrets", "list", project, "--output", "json"], WITH_TOKEN);
  const migrations = ask(...onDatabase("push", "--dry-run"));
  stopAt([
    ...(stored.isDone ? missingSettings(stored.output) : [`Access to the project: ${stored.log}`]),
    ...(migrations.isDone ? [] : [`The database: ${migrations.log}`]),
  ]);
  if (values.check) return console.info(`Nothing is missing.\n${migrations.log}`);
  if (!(await isStillMains())) return;

  // Emails state times in the lender's time zone. The decoder drops a byte order mark.
  const { timeZone } = JSON.parse(new TextDecoder().decode(readFileSync("content/lender.json")));
  const withSettings = {
    settings: ["SUPABASE_ACCESS_TOKEN", ...FUNCTION_SETTINGS],
    env: { CONTACT_TIME_ZONE: timeZone },
  };
  const upload = ["functions", "deploy", FUNCTION, project, "--use-api", "--yes"];
  runInTurn({
    "the migrations": onDatabase("push", "--yes"),
    "the project's configuration": ["supabase", ["config", "push", project, "--yes"], WITH_TOKEN],
    "the function's settings": ["supabase", ["secrets", "set", project, "--yes"], withSettings],
    "the function": ["supabase", upload, WITH_TOKEN],
    "the database's jobs and their secret": onDatabase("query", "--yes", sweepStatement()),
  });

  const backend = settingOf("GATSBY_SUPABASE_URL");
  const key = settingOf("GATSBY_SUPABASE_PUBLISHABLE_KEY");
  const left = [
    ...(await faultsOf(formFaults(backend, key, siteUrl()))),
    ...(await faultsOf(mailFaults(backend, settingOf("CONTACT_SWEEP_SECRET")))),
  ];
  if (left.length > 0)
    fail(`The backend is deployed, but:
  ${left.join("\n  ")}
docs/deploying.md describes how to go back to an earlier function.`);
  console.info("The backend is deployed, and the form's table and function answer as they should.");
}

const WITH_TOKEN = { settings: ["SUPABASE_ACCESS_TOKEN"] };

/** Runs the steps of a deploy. If one fails, ends the process with what is live. */
function runInTurn(steps: Readonly<Record<string, Parameters<typeof run>>>): void {
  const names = Object.keys(steps);
  for (const [index, [name, command]] of Object.entries(steps).entries())
    try {
      run(...command);
    } catch (error) {
      const list = (some: readonly string[]) => some.join(", ") || "nothing";
      fail(`${(error as Error).message}
  Live:           ${list(names.slice(0, index))}
  Perhaps partly: ${name}
  As before:      ${list(names.slice(index + 1))}
The site and the former function work with what is live. Deploying again is safe: it repeats every step.`);
    }
}

/** @param stored the settings that Supabase has, as JSON */
function missingSettings(stored = "[]"): string[] {
  const names = (JSON.parse(stored) as { name: string }[]).map(({ name }) => name);
  return settingFaults("function").filter(
    (fault) => fault.includes(" is missing") && !names.includes(fault.split(" ")[0] ?? ""),
  );
}

/** Returns a command for the hosted database that passes the password through the environment. */
function onDatabase(command: string, option: string, input = ""): Parameters<typeof run> {
  const { address, env } = databaseAddress(settingOf("SUPABASE_DB_URL"));
  return ["supabase", ["db", command, `--remote=${address}`, option], { env, input }];
}

/**
 * Stores the project's URL and the sweep's secret in Vault, and schedules the database's jobs. `[db.vault]` in
 * config.toml would update a changed secret only along with a new migration.
 */
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
