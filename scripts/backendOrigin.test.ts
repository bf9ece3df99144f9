import { spawnSync } from "node:child_process";
import { projectRoot } from "../shared/backend/database/migrations";

jest.setTimeout(60_000);

/** Runs `npm run build` with no other settings. */
function build(settings: Record<string, string>) {
  const { PATH = "", HOME = "" } = process.env;
  return spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    cwd: projectRoot,
    env: { PATH, HOME, ...settings } as NodeJS.ProcessEnv,
    encoding: "utf8",
  });
}

const url = { GATSBY_SUPABASE_URL: "https://ref.supabase.co" };
const key = { GATSBY_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_1" };

test.each<[string, Record<string, string>, RegExp]>([
  ["neither is set", {}, /GATSBY_SUPABASE_URL +is missing\n +GATSBY_\w+_KEY +is missing/],
  ["the URL is missing", key, /GATSBY_SUPABASE_URL +is missing\n +GATSBY_\w+_KEY +is set/],
  ["the key is missing", url, /GATSBY_SUPABASE_URL +is set\n +GATSBY_\w+_KEY +is missing/],
  [
    "the URL is invalid",
    { ...key, GATSBY_SUPABASE_URL: "ref.supabase.co" },
    /"ref\.supabase\.co", which is not a URL/,
  ],
])("fails the build with the reason before Gatsby starts when %s", (_, settings, message) => {
  const { status, stdout, stderr } = build(settings);
  expect(status).toBe(1);
  expect(stderr).toMatch(message);
  expect(stdout).toBe("");
});
