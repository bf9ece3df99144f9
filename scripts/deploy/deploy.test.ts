import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runScript } from "../runScript";
import { databaseAddress, SETTINGS, settingFaults, withoutSecrets } from "./settings";

const NAMES = Object.values(SETTINGS).flatMap((group) => Object.keys(group));

afterEach(() => {
  for (const name of NAMES) delete process.env[name];
});

test("lists every missing setting of the site and changes nothing", () => {
  // Runs in a different folder, because this one may contain a developer's own settings.
  const { status, stdout, stderr } = runScript("deploy/site.ts", ["--check"], {}, tmpdir());
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toMatch(/^\s*Nothing was changed\./);
  for (const name of Object.keys({ ...SETTINGS.form, ...SETTINGS.host }))
    expect(stderr).toContain(`${name} is missing`);
});

test("does not publish when an option lacks its dashes", () => {
  const { stderr } = runScript("deploy/site.ts", ["back", "one"], {}, tmpdir());
  expect(stderr).toContain('does not take "back one"');
});

test.each([
  ["lists the versions if none is named", [], "versions list --env="],
  ["goes back to exactly the version that is named", ["one"], "rollback one --env= --yes"],
])("--back %s", (_, id, command) => {
  const folder = mkdtempSync(join(tmpdir(), "deploy-"));
  const programs = join(folder, "scripts/deploy/node_modules/.bin");
  mkdirSync(programs, { recursive: true });
  writeFileSync(join(programs, "wrangler"), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  const host = { CLOUDFLARE_ACCOUNT_ID: "0".repeat(32), CLOUDFLARE_API_TOKEN: "t".repeat(20) };
  const { stdout } = runScript("deploy/site.ts", ["--back", ...id], host, folder);
  rmSync(folder, { recursive: true });
  expect(stdout).toMatch(RegExp(`^${command}`));
});

test.each([
  ["accepts", "SUPABASE_DB_URL", "postgresql://me:pass@host:5432/postgres?sslmode=require"],
  ["accepts", "SUPABASE_DB_URL", "postgresql://me:p%23'b%40@h/p?sslrootcert=a&sslmode=verify-full"],
  ["rejects", "SUPABASE_DB_URL", "postgresql://me:pa#ss@host:5432/postgres?sslmode=require"],
  ["rejects", "SUPABASE_DB_URL", "postgresql://me:100%@host:5432/postgres?sslmode=require"],
  ["rejects", "SUPABASE_DB_URL", "postgresql://me:[YOUR-PASSWORD]@host/postgres?sslmode=require"],
  ["rejects", "SUPABASE_DB_URL", "postgresql://me@host:5432/postgres?sslmode=require"],
  ["rejects", "SUPABASE_DB_URL", "postgresql://me:pass@host:5432/postgres"],
  ["rejects", "SUPABASE_DB_URL", "postgresql://me:pass@host:5432/postgres?sslmode=prefer"],
  ["rejects", "CONTACT_SWEEP_SECRET", "short-secret"],
])("%s the setting %s=%s, without revealing it", (verb, name, value) => {
  process.env[name] = value;
  const faults = settingFaults("backend").filter((fault) => fault.startsWith(name));
  expect(faults).toEqual(verb === "accepts" ? [] : [`${name} does not look right`]);
});

test("removes every secret from the environment of the programs that build the site", () => {
  const all = Object.fromEntries([...NAMES, "PATH"].map((name) => [name, "x"]));
  expect(Object.keys(withoutSecrets(all as NodeJS.ProcessEnv)).sort()).toEqual([
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
  for (const name of [...NAMES, ...own]) expect(document).toContain(`\`${name}\``);
  for (const name of own) expect(configuration).toContain(`\n${name} = "env(${name})"\n`);
});

test("keeps the database password out of process arguments", () => {
  const { address, env } = databaseAddress("postgresql://me:p%23a'b%40@host/db?sslmode=require");
  expect(address).toBe("postgresql://me@host/db?sslmode=require");
  expect(env.PGPASSWORD).toBe("p#a'b@");
});
