import { runScript } from "./runScript";

const url = { GATSBY_SUPABASE_URL: "https://ref.supabase.co" };
const key = { GATSBY_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_1" };

test.each<[string, Record<string, string>, RegExp]>([
  [
    "both settings are missing",
    {},
    /GATSBY_SUPABASE_URL +is missing\n +GATSBY_\w+_KEY +is missing/,
  ],
  ["the URL is missing", key, /GATSBY_SUPABASE_URL +is missing\n +GATSBY_\w+_KEY +is set/],
  ["the key is missing", url, /GATSBY_SUPABASE_URL +is set\n +GATSBY_\w+_KEY +is missing/],
  [
    "the URL is invalid",
    { ...key, GATSBY_SUPABASE_URL: "ref.supabase.co" },
    /"ref\.supabase\.co", which is not a URL/,
  ],
  [
    "the key is a secret one",
    { ...url, GATSBY_SUPABASE_PUBLISHABLE_KEY: "sb_secret_1" },
    /is not the publishable key/,
  ],
])(
  "when %s, the build fails before Gatsby starts, and gives the reason",
  (_, settings, message) => {
    const { status, stdout, stderr } = runScript("build.ts", [], settings);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
    expect(stdout).toBe("");
  },
);
