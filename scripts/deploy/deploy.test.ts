import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { json } from "node:stream/consumers";
import { serve } from "../../shared/backend/server/ports";
import { databaseAddress } from "../../shared/databaseAddress";
import * as content from "../../src/gatsby/siteUrl";
import { runScript } from "../runScript";
import {
  BACKEND_SETTINGS,
  DATABASE_SETTINGS,
  FUNCTION_SETTINGS,
  SITE_SETTINGS,
  settingFaults,
  siteUrl,
  withoutSecrets,
} from "./settings";
import { storedSettings, storeSettings } from "./supabaseApi";

const SETTINGS = { ...BACKEND_SETTINGS, ...DATABASE_SETTINGS, ...SITE_SETTINGS };

test.each([
  ["backend", { ...BACKEND_SETTINGS, ...DATABASE_SETTINGS }],
  ["site", SITE_SETTINGS],
])("lists every missing setting of the %s and changes nothing", (script, settings) => {
  // Elsewhere, because this folder may have its owner's settings.
  const run = runScript(`deploy/${script}.ts`, ["--check"], {}, tmpdir());
  const { status, stdout, stderr } = run;
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toMatch(/^\s*Nothing was changed\./);
  for (const name of Object.keys(settings)) expect(stderr).toContain(`${name} is missing: `);
});

test("names a setting that cannot be right, without its value", () => {
  const faults = settingFaults(SETTINGS, {
    CONTACT_SWEEP_SECRET: "short-secret",
  } as unknown as NodeJS.ProcessEnv);
  expect(faults).toContainEqual(
    expect.stringMatching(/^CONTACT_SWEEP_SECRET does not look right: /),
  );
  expect(faults.join()).not.toContain("short-secret");
});

test("hides every secret from the programs that build the site", () => {
  const all = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, "x"]));
  const left = Object.keys(withoutSecrets({ ...all, PATH: "p" } as unknown as NodeJS.ProcessEnv));
  expect(left.sort()).toEqual([
    "CLOUDFLARE_ACCOUNT_ID",
    "GATSBY_SUPABASE_PUBLISHABLE_KEY",
    "GATSBY_SUPABASE_URL",
    "PATH",
    "SUPABASE_PROJECT",
  ]);
});

test.each([...new Set([...Object.keys(SETTINGS), ...FUNCTION_SETTINGS])])(
  "describes the setting %s in docs/deploying.md",
  (name) => {
    expect(readFileSync("docs/deploying.md", "utf8")).toContain(name);
  },
);

test.each([
  ["postgresql://postgres.ref:pass@host:5432/postgres", true],
  ["postgresql://postgres.ref:p%23a'b%40@host:5432/postgres", true],
  ["postgresql://postgres.ref:pa#ss@host:5432/postgres", false],
  ["postgresql://postgres.ref:100%@host:5432/postgres", false],
  ["postgresql://postgres.ref:[YOUR-PASSWORD]@host:5432/postgres", false],
  ["postgresql://postgres.ref@host:5432/postgres", false],
])("accepts the database's URL %s: %s", (url, isRight) => {
  const env = { SUPABASE_DB_URL: url } as unknown as NodeJS.ProcessEnv;
  expect(settingFaults(DATABASE_SETTINGS, env)).toHaveLength(isRight ? 0 : 1);
});

test("keeps the database's password out of the arguments of programs", () => {
  const { address, env } = databaseAddress(
    "postgresql://me:p%23a'b%40@host:5432/db?sslmode=require",
  );
  expect(address).toBe("postgresql://me@host:5432/db?sslmode=require");
  expect(env).toEqual({ PGPASSWORD: "p#a'b@" });
});

test("stores the function's settings whole, whatever characters they have", async () => {
  const password = "a'b#c\"d $e\\ f";
  let stored: unknown = [];
  const { port, close } = await serve(0, "API", async (request, response) => {
    if (request.method === "POST") stored = await json(request);
    response.writeHead(request.headers.authorization === "Bearer t" ? 200 : 401);
    response.end(JSON.stringify(stored));
  });
  const project = { api: `http://127.0.0.1:${port}`, project: "ref", token: "t" };
  await storeSettings(project, { SMTP_PASSWORD: password });
  expect(stored).toEqual([{ name: "SMTP_PASSWORD", value: password }]);
  expect(await storedSettings(project)).toEqual(["SMTP_PASSWORD"]);
  await expect(storedSettings({ ...project, token: "other" })).rejects.toThrow(/answers 401/);
  await close();
});

test("finds the site's URL as the site's own code does", () => {
  expect(siteUrl()).toBe(content.siteUrl());
});
