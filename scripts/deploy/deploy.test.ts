import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { runScript } from "../runScript";
import {
  BACKEND_SETTINGS,
  FUNCTION_SETTINGS,
  SITE_SETTINGS,
  settingFaults,
  withoutSecrets,
} from "./settings";

const SETTINGS = { ...BACKEND_SETTINGS, ...SITE_SETTINGS };

test.each([
  ["backend", BACKEND_SETTINGS],
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
