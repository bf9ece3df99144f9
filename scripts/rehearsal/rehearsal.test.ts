import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { Client } from "pg";
import { freePort } from "../../shared/backend/server/ports";
import { installPackages, onPath } from "../../shared/findBrowser";
import { projectFiles } from "../../shared/projectFiles";
import { findPostgres, type PostgresServer, startPostgres } from "../backend/postgresServer";
import { caddyfile } from "../deploy/caddyfile";
import { certificateFaults } from "../live/certificate";
import { siteFaults } from "../live/site";
import { cloneProject } from "./clone";
import { type Hosts, startHosts } from "./hosts";
import { evaluate, JOBS } from "./workflows";

// A job builds the site or runs every unit test.
jest.setTimeout(15 * 60_000);

const scratch = mkdtempSync(join(tmpdir(), "lender-rehearsal-"));
let hosts: Hosts;
let database: PostgresServer;

beforeAll(async () => {
  mkdirSync(join(scratch, "home"));
  hosts = await startHosts(scratch);
  database = await startPostgres(findPostgres() ?? "");
  // What Supabase's projects have, as far as a deploy meets it.
  for (const file of ["hostedDefaults.sql", "hostedExtensions.sql"])
    await query(readFileSync(join("shared/backend/database", file), "utf8"));
});

afterAll(async () => {
  await database?.stop();
  await hosts?.stop();
  rmSync(scratch, { recursive: true, force: true });
});

/** Runs SQL in the stand-in of Supabase's database. */
async function query(statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

/** What GitHub would put in place of the expressions. */
const values = (matrix: Record<string, string[]> = {}): Record<string, string> => ({
  "vars.SUPABASE_PROJECT": "abcdefghijklmnopqrst",
  "vars.GATSBY_SUPABASE_URL": hosts.api,
  "vars.GATSBY_SUPABASE_PUBLISHABLE_KEY": "sb_publishable_rehearsal_0000",
  "vars.CLOUDFLARE_ACCOUNT_ID": "0123456789abcdef0123456789abcdef",
  "secrets.CLOUDFLARE_API_TOKEN": "a-token-of-the-rehearsal",
  "secrets.SUPABASE_ACCESS_TOKEN": `sbp_${"0".repeat(40)}`,
  "secrets.SUPABASE_DB_URL": `${database.url.replace("postgres@", "postgres:stand-in@")}?sslmode=disable`,
  "secrets.CONTACT_SWEEP_SECRET": "0123456789abcdef0123456789abcdef",
  "github.token": "a-token-of-the-run",
  "github.event.number": "12",
  "github.event.schedule": "",
  ...Object.fromEntries(
    Object.entries(matrix).map(([name, [first = ""]]) => [`matrix.${name}`, first]),
  ),
});

/** How this machine reaches npm's registry. */
const REGISTRY_ACCESS = {
  npm_config_cache: join(homedir(), ".npm"),
  npm_config_userconfig: join(homedir(), ".npmrc"),
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => /proxy$/i.test(name))),
};

/** Whole runs of the tests, of which this one is a part, are not repeated inside of it. */
const WHOLE_RUNS = ["bash .ci/run", "npm run test:full"];
/** The runner's packages have Ubuntu's names. */
const isForUbuntu = (command: string) => command.startsWith("sudo apt-get update && ");

const evaluateAll = (env: Record<string, string>, matrix?: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, evaluate(value, values(matrix))]),
  );

const cloneOf = (job: string) => join(scratch, job.replaceAll(/\W+/g, "-"));

/** Runs a command as a step of a workflow. @throws Error with the end of its output when it fails */
async function run(clone: string, command: string, env: Record<string, string>): Promise<void> {
  const child = spawn("bash", ["-e", "-c", command], {
    cwd: clone,
    env: {
      PATH: process.env.PATH,
      HOME: join(scratch, "home"),
      CI: "true",
      GITHUB_ACTIONS: "true",
      GITHUB_REPOSITORY: "lender/website",
      GITHUB_STEP_SUMMARY: join(scratch, "summary.md"),
      ...REGISTRY_ACCESS,
      ...hosts.env,
      ...env,
    } as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await once(child, "close");
  if (status !== 0)
    throw new Error(`${command} failed in ${clone}:\n${(await outputs).join("").slice(-6000)}`);
}

test.each(JOBS)("$name passes in a clean clone with what it is given", async (job) => {
  const clone = cloneProject(cloneOf(job.name), hosts.site);
  hosts.setPublicFolder(join(clone, "public"));
  if (job.steps.some((step) => step.with?.path === ".build-cache") && existsSync(".build-cache"))
    spawnSync("cp", ["-al", resolve(".build-cache"), clone]);
  for (const { run: command, env = {}, if: condition } of job.steps) {
    if (!command || condition === "failure()" || isForUbuntu(command)) continue;
    if (WHOLE_RUNS.includes(command)) continue;
    const installed = join(scratch, "node_modules");
    if (command === "npm ci" && existsSync(installed)) {
      spawnSync("cp", ["-al", installed, clone]);
      continue;
    }
    await run(clone, command, evaluateAll(env, job.strategy?.matrix));
    if (command === "npm ci") spawnSync("cp", ["-al", join(clone, "node_modules"), installed]);
  }
});

test("deploys the migrations, the function and the sweep's secret", async () => {
  const migrations = await query("select from supabase_migrations.schema_migrations");
  expect(migrations).toHaveLength(projectFiles("supabase/migrations").length);
  expect(await query("select name from vault.secrets order by 1")).toEqual([
    { name: "contact_project_url" },
    { name: "contact_sweep_secret" },
  ]);
  expect(hosts.requests).toContainEqual(expect.stringMatching(/POST \/v1\/.*\/functions\/deploy/));
  expect(hosts.requests).toContainEqual(expect.stringMatching(/POST \/v1\/.*\/secrets/));
});

test("publishes the site and a preview, and names their addresses", () => {
  const uploads = hosts.requests.filter((request) => /^POST .*\/versions/.test(request));
  expect(uploads).toHaveLength(2);
  const summary = readFileSync(join(scratch, "summary.md"), "utf8");
  expect(summary).toMatch(/^Published: https:\/\/127\.0\.0\.1:\d+$/m);
  expect(summary).toMatch(/^Published: https:\/\/pr-12-[\w-]+\.rehearsal\.workers\.dev$/m);
});

test("goes back to the version before by one command", async () => {
  const { steps } = JOBS.find(({ name }) => name === "deploy.yml site") ?? { steps: [] };
  const env = evaluateAll(steps.at(-1)?.env ?? {});
  await run(cloneOf("deploy.yml site"), "npm run deploy:site -- --back", env);
  expect(hosts.requests.at(-1)).toMatch(/^POST .*\/workers\/scripts\/[\w-]+\/deployments$/);
});

test("finds nothing wrong with what was published", () => {
  expect(hosts.issues).toEqual([]);
});

test("names a certificate's last day two weeks before", async () => {
  const inDays = (days: number) => certificateFaults(hosts.site, Date.now() + days * 86_400_000);
  expect(await inDays(70)).toEqual([]);
  expect(await inDays(80)).toEqual([expect.stringMatching(/^The certificate of \S+ ends on /)]);
});

test("serves the site by Caddy as by Cloudflare", async () => {
  if (!onPath(["caddy"])) installPackages("caddy");
  const backend = "https://abcdefghijklmnopqrst.supabase.co";
  const address = `http://127.0.0.1:${await freePort()}`;
  const file = join(scratch, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n}\n${caddyfile(address, backend, resolve("public"))}`);
  const caddy = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, HOME: scratch },
  });
  try {
    for await (const line of caddy.stderr) if (/serving initial configuration/.test(line)) break;
    expect(await siteFaults(address, { backend, folder: "public" })).toEqual([]);
    expect((await fetch(`${address}/_headers`)).status).toBe(404);
  } finally {
    caddy.kill();
  }
});
