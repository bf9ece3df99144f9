import { runScript } from "./runScript";

const url = { GATSBY_SUPABASE_URL: "https://ref.supabase.co" };

test.each<[string, Record<string, string>, RegExp]>([
  [
    "the key is missing",
    url,
    /GATSBY_SUPABASE_URL +is set\n +GATSBY_SUPABASE_PUBLISHABLE_KEY +is missing/,
  ],
  [
    "the URL is invalid",
    { GATSBY_SUPABASE_URL: "ref.test", GATSBY_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_1" },
    /"ref\.test", which is not a URL/,
  ],
  [
    "the key is a secret one",
    { ...url, GATSBY_SUPABASE_PUBLISHABLE_KEY: "sb_secret_1" },
    /is a secret key/,
  ],
  [
    "the key is a token of the service role",
    {
      ...url,
      GATSBY_SUPABASE_PUBLISHABLE_KEY: `eyJh.${Buffer.from('{"role":"service_role"}').toString("base64url")}.x`,
    },
    /is a secret key/,
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
