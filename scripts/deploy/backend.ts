import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { siteUrl } from "../../src/gatsby/siteUrl";
import { timeZone } from "../../src/lender";
import { fail } from "../fail";
import { formFaults, mailFaults } from "../live/backend";
import { faultsOf } from "../live/request";
import { ask, run } from "./program";
import {
  BACKEND_SETTINGS,
  FUNCTION_SETTINGS,
  loadSettings,
  settingFaults,
  settingOf,
  stopAt,
} from "./settings";

const SUPABASE = join("scripts", "deploy", "node_modules", ".bin", "supabase");

/**
 * `npm run deploy:backend`: the migrations, the function with its settings, and the sweep's secret.
 * With `--check` it only says what is missing, and what it would do.
 */
async function deployBackend(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: "boolean" } } });
  loadSettings();
  stopAt([
    ...settingFaults(BACKEND_SETTINGS),
    ...(existsSync(SUPABASE) ? [] : ["Supabase's command line: npm ci --prefix scripts/deploy"]),
  ]);
  const project = `--remote=${settingOf("SUPABASE_PROJECT")}`;
  const database = `--remote=${settingOf("SUPABASE_DB_URL")}`;
  const own = FUNCTION_SETTINGS.filter((name) => process.env[name]);

  const secrets = ask(SUPABASE, ["secrets", "list", project, "-o", "json"]);
  const migrations = ask(SUPABASE, ["db", "push", database, "--dry-run"]);
  const missing = FUNCTION_SETTINGS.filter(
    (name) => !own.includes(name) && !secrets.output.includes(`"${name}"`),
  );
  stopAt([
    ...(secrets.isDone
      ? missing.map((name) => `${name}, a setting of the function`)
      : [`Access to the project: ${secrets.output}`]),
    ...(migrations.isDone ? [] : [`Access to the database: ${migrations.output}`]),
  ]);
  if (values.check)
    return console.info(`Nothing is missing. A deploy uploads ${own.join(", ")}, and the function.
${migrations.output}`);

  run(SUPABASE, ["db", "push", database, "--yes"]);
  const folder = mkdtempSync(join(tmpdir(), "lender-deploy-"));
  try {
    // Files, because other users of a machine can read the arguments of its programs.
    const settings = join(folder, "settings.env");
    const lines = own.map((name) => `${name}='${settingOf(name)}'\n`);
    // Whose clock mails tell the time by is the lender's, not a secret.
    lines.push(`CONTACT_TIME_ZONE='${timeZone}'\n`);
    writeFileSync(settings, lines.join(""), { mode: 0o600 });
    run(SUPABASE, ["secrets", "set", project, "--env-file", settings, "--yes"]);
    run(SUPABASE, [
      "functions",
      "deploy",
      "send-contact-notification",
      project,
      "--use-api",
      "--yes",
    ]);
    const statement = join(folder, "sweep.sql");
    writeFileSync(statement, sweepStatement(), { mode: 0o600 });
    run(SUPABASE, ["db", "query", database, "--file", statement, "--yes"]);
  } finally {
    rmSync(folder, { recursive: true });
  }

  const backend = settingOf("GATSBY_SUPABASE_URL");
  const key = settingOf("GATSBY_SUPABASE_PUBLISHABLE_KEY");
  const faults = [
    ...(await faultsOf(formFaults(backend, key, siteUrl()))),
    ...(await faultsOf(mailFaults(backend, settingOf("CONTACT_SWEEP_SECRET")))),
  ];
  if (faults.length > 0)
    fail(`The backend is deployed, but:
  ${faults.join("\n  ")}
To go back to an earlier function: git switch --detach <commit> && npm run deploy:backend`);
  console.info("The backend is deployed, and the form's table and function answer as they should.");
}

/** Tells the database's jobs where the function is and by which secret it knows them, in one statement. */
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
