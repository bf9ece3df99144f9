import { existsSync } from "node:fs";
import { fail } from "../fail";

/** What a deploy needs to know. On a laptop `.env.deploy` has it, at GitHub the variables and secrets. */
export interface Setting {
  name: string;
  /** What it is and where it is found, for the message that it is missing. */
  description: string;
  pattern: RegExp;
  /** Whether children of a deploy may not have it, except for the program that it is for. */
  isSecret?: boolean;
}

const URL_PATTERN = /^https?:\/\/[^/\s]+$/;

const BACKEND_URL: Setting = {
  name: "GATSBY_SUPABASE_URL",
  description: "the Supabase project's URL, without a slash at its end",
  pattern: URL_PATTERN,
};

const PUBLIC_KEY: Setting = {
  name: "GATSBY_SUPABASE_PUBLISHABLE_KEY",
  description: "the publishable key, at Supabase under Settings → API keys",
  pattern: /^(sb_publishable_|eyJ)\S+$/,
};

const SWEEP_SECRET: Setting = {
  name: "CONTACT_SWEEP_SECRET",
  description: "at least 32 characters, such as the output of: openssl rand -hex 32",
  pattern: /^\S{32,}$/,
  isSecret: true,
};

export const BACKEND_SETTINGS: readonly Setting[] = [
  BACKEND_URL,
  PUBLIC_KEY,
  SWEEP_SECRET,
  {
    name: "SUPABASE_PROJECT",
    description: "the project's reference, the first part of its URL",
    pattern: /^[a-z]{20}$/,
  },
  {
    name: "SUPABASE_ACCESS_TOKEN",
    description: "a token from supabase.com/dashboard/account/tokens",
    pattern: /^sbp_\S+$/,
    isSecret: true,
  },
  {
    name: "SUPABASE_DB_URL",
    description: "at Supabase under Connect → Session pooler, with the database's password in it",
    pattern: /^postgres(ql)?:\/\/[^:\s]+:[^@[\s]+@\S+$/,
    isSecret: true,
  },
];

export const SITE_SETTINGS: readonly Setting[] = [
  BACKEND_URL,
  PUBLIC_KEY,
  {
    name: "CLOUDFLARE_ACCOUNT_ID",
    description: "the account's id, at Cloudflare under Workers & Pages",
    pattern: /^[0-9a-f]{32}$/,
  },
  {
    name: "CLOUDFLARE_API_TOKEN",
    description: 'a token made from the template "Edit Cloudflare Workers"',
    pattern: /^\S{20,}$/,
    isSecret: true,
  },
];

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
export const settingFaults = (settings: readonly Setting[], env = process.env): string[] =>
  settings.flatMap(({ name, description, pattern }) => {
    const value = env[name];
    if (!value) return [`${name} is missing: ${description}`];
    return pattern.test(value) ? [] : [`${name} does not look right: ${description}`];
  });

/** Returns the value of a setting that has been checked. */
export const settingOf = (name: string): string =>
  process.env[name] ?? fail(`${name} is missing from the environment and from ${FILE}.`);

/** Returns the environment without the secrets, for programs that need none. */
export function withoutSecrets(env = process.env): NodeJS.ProcessEnv {
  const secrets = [...BACKEND_SETTINGS, ...SITE_SETTINGS].filter(({ isSecret }) => isSecret);
  const hidden = new Set([...secrets.map(({ name }) => name), "SMTP_PASSWORD", "GITHUB_TOKEN"]);
  return Object.fromEntries(Object.entries(env).filter(([name]) => !hidden.has(name)));
}

/** Ends the process with what is missing. */
export function stopAt(faults: readonly string[]): void {
  if (faults.length > 0)
    fail(`Nothing was changed. This is missing:
  ${faults.join("\n  ")}
Settings are read from the environment or from ${FILE}; docs/deploying.md describes them.`);
}
