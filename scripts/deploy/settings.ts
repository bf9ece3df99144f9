import { existsSync, readFileSync } from "node:fs";
import { fail } from "../fail.ts";

/**
 * What a deploy needs to know, by name: its form, and what it is and where it is found, for the message
 * that it is missing. On a laptop `.env.deploy` has it, at GitHub the variables and secrets.
 */
type Settings = Readonly<Record<string, readonly [form: RegExp, description: string]>>;

const OF_BOTH: Settings = {
  GATSBY_SUPABASE_URL: [
    /^https?:\/\/[^/\s]+$/,
    "the Supabase project's URL, without a slash at its end",
  ],
  GATSBY_SUPABASE_PUBLISHABLE_KEY: [
    /^(sb_publishable_|eyJ)\S+$/,
    "the publishable key, at Supabase under Settings → API keys",
  ],
};

export const BACKEND_SETTINGS: Settings = {
  ...OF_BOTH,
  CONTACT_SWEEP_SECRET: [
    /^\S{32,}$/,
    "at least 32 characters, such as the output of: openssl rand -hex 32",
  ],
  SUPABASE_PROJECT: [/^[a-z]{20}$/, "the project's reference, the first part of its URL"],
  SUPABASE_ACCESS_TOKEN: [/^sbp_\S+$/, "a token from supabase.com/dashboard/account/tokens"],
};

/** What only the migrations and the database's jobs need. */
export const DATABASE_SETTINGS: Settings = {
  SUPABASE_DB_URL: [
    /^postgres(ql)?:\/\/[^:\s]+:([^@[#/?%\s]|%[\da-f]{2})+@\S+$/i,
    "at Supabase under Connect → Session pooler, with the database's password in it; write @ / ? # % in a password as %40 %2F %3F %23 %25",
  ],
};

export const SITE_SETTINGS: Settings = {
  ...OF_BOTH,
  CLOUDFLARE_ACCOUNT_ID: [
    /^[0-9a-f]{32}$/,
    "the account's id, at Cloudflare under Workers & Pages",
  ],
  CLOUDFLARE_API_TOKEN: [/^\S{20,}$/, 'a token made from the template "Edit Cloudflare Workers"'],
};

/** What a program that builds the site may not have. */
const SECRET = /SECRET|TOKEN|PASSWORD|DB_URL/;

/** The function's own settings. A deploy uploads those that it has, and needs the others there. */
export const FUNCTION_SETTINGS = [
  "CONTACT_FROM_ADDRESS",
  "CONTACT_SITE_ORIGINS",
  "CONTACT_SWEEP_SECRET",
  "CONTACT_TEAM_ADDRESS",
  "SMTP_HOST",
  "SMTP_PASSWORD",
  "SMTP_PORT",
  "SMTP_USERNAME",
];

const FILE = ".env.deploy";

/** Adds the settings of `.env.deploy`, where it exists, to the environment, which wins. */
export function loadSettings(): void {
  if (existsSync(FILE)) process.loadEnvFile(FILE);
}

/** Returns a line for each setting that is missing or cannot be right; values are not shown. */
export const settingFaults = (settings: Settings, env = process.env): string[] =>
  Object.entries(settings).flatMap(([name, [form, description]]) => {
    const value = env[name];
    if (!value) return [`${name} is missing: ${description}`];
    return form.test(value) ? [] : [`${name} does not look right: ${description}`];
  });

/** Returns the value of a setting that has been checked. */
export const settingOf = (name: string): string =>
  process.env[name] ?? fail(`${name} is missing from the environment and from ${FILE}.`);

/** Returns the environment without the secrets, for programs that need none. */
export const withoutSecrets = (env = process.env): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !SECRET.test(name)));

/** Returns the site's URL from `content/site.yaml`, as the site's own code does with a parser. */
export function siteUrl(): string {
  const [, url] =
    /^url: *"?([^\s"]+?)\/?"? *$/m.exec(readFileSync("content/site.yaml", "utf8")) ?? [];
  return url ?? fail("content/site.yaml has no url. Set it to the public address.");
}

/** Ends the process with what is missing. */
export function stopAt(faults: readonly string[]): void {
  if (faults.length > 0)
    fail(`Nothing was changed. This is missing:
  ${faults.join("\n  ")}
Settings are read from the environment or from ${FILE}; docs/deploying.md describes them.`);
}
