import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { runScript } from "../runScript";
import {
  BACKEND_SETTINGS,
  DATABASE_SETTINGS,
  databaseAddress,
  SITE_SETTINGS,
  settingFaults,
  withoutSecrets,
} from "./settings";
import { versionBefore } from "./versions";

const SETTINGS = { ...BACKEND_SETTINGS, ...DATABASE_SETTINGS, ...SITE_SETTINGS };

const environment = (settings: object) => settings as NodeJS.ProcessEnv;

test("lists every missing setting of the site and changes nothing", () => {
  // Runs in a different folder, because this one may contain a developer's own settings.
  const { status, stdout, stderr } = runScript("deploy/site.ts", ["--check"], {}, tmpdir());
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toMatch(/^\s*Nothing was changed\./);
  for (const name of Object.keys(SITE_SETTINGS)) expect(stderr).toContain(`${name} is missing`);
});

test("names an invalid setting without revealing its value", () => {
  const faults = settingFaults(SETTINGS, environment({ CONTACT_SWEEP_SECRET: "short-secret" }));
  expect(faults).toContain("CONTACT_SWEEP_SECRET does not look right");
});

test("removes every secret from the environment of the programs that build the site", () => {
  const all = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, "x"]));
  expect(Object.keys(withoutSecrets(environment({ ...all, PATH: "p" }))).sort()).toEqual([
    "CLOUDFLARE_ACCOUNT_ID",
    "GATSBY_SUPABASE_PUBLISHABLE_KEY",
    "GATSBY_SUPABASE_URL",
    "PATH",
    "SUPABASE_PROJECT",
  ]);
});

test("docs/deploying.md describes every setting, and supabase/config.toml has those of the function", () => {
  const document = readFileSync("docs/deploying.md", "utf8");
  const configuration = readFileSync("supabase/config.toml", "utf8");
  const code = readFileSync("supabase/functions/send-contact-notification/settings.ts", "utf8");
  const own = code.match(/\b(CONTACT|SMTP)_[A-Z_]+/g) ?? [];
  for (const name of [...Object.keys(SETTINGS), ...own]) expect(document).toContain(`\`${name}\``);
  for (const name of own) expect(configuration).toContain(`\n${name} = "env(${name})"\n`);
});

test.each([
  ["accepts", "postgresql://postgres.ref:pass@host:5432/postgres?sslmode=require"],
  [
    "accepts",
    "postgresql://postgres.ref:p%23a'b%40@host/postgres?sslrootcert=ca.crt&sslmode=verify-full",
  ],
  ["rejects", "postgresql://postgres.ref:pa#ss@host:5432/postgres?sslmode=require"],
  ["rejects", "postgresql://postgres.ref:100%@host:5432/postgres?sslmode=require"],
  ["rejects", "postgresql://postgres.ref:[YOUR-PASSWORD]@host:5432/postgres?sslmode=require"],
  ["rejects", "postgresql://postgres.ref@host:5432/postgres?sslmode=require"],
  ["rejects", "postgresql://postgres.ref:pass@host:5432/postgres"],
  ["rejects", "postgresql://postgres.ref:pass@host:5432/postgres?sslmode=prefer"],
])("%s the database URL %s, which must be valid and require encryption", (verb, url) => {
  const faults = settingFaults(DATABASE_SETTINGS, environment({ SUPABASE_DB_URL: url }));
  expect(faults).toHaveLength(verb === "accepts" ? 0 : 1);
});

test("keeps the database password out of process arguments", () => {
  const { address, env } = databaseAddress("postgresql://me:p%23a'b%40@host/db?sslmode=require");
  expect(address).toBe("postgresql://me@host/db?sslmode=require");
  expect(env.PGPASSWORD).toBe("p#a'b@");
});

test("rolls back to the next older version, if there is one", () => {
  const versions = [2, 3, 1].map((number) => ({ id: `version ${number}`, number }));
  expect(versionBefore(versions, "version 3")).toBe("version 2");
  expect(versionBefore(versions, "version 2")).toBe("version 1");
  expect(versionBefore(versions, "version 1")).toBeUndefined();
  expect(versionBefore(versions, "an older version")).toBeUndefined();
});
