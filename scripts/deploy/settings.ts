import { existsSync } from "node:fs";
import { fail } from "../fail.ts";

/**
 * The settings for a deployment by what needs them, with their formats. They are in `.env.deploy` on a laptop,
 * and in the variables and secrets on GitHub.
 */
export const SETTINGS = {
  form: {
    GATSBY_SUPABASE_URL: /^https?:\/\/[^/\s]+$/,
    GATSBY_SUPABASE_PUBLISHABLE_KEY: /^(sb_publishable_|eyJ)\S+$/,
  },
  backend: {
    CONTACT_SWEEP_SECRET: /^\S{32,}$/,
    SUPABASE_PROJECT: /^[a-z]{20}$/,
    SUPABASE_ACCESS_TOKEN: /^sbp_\S+$/,
    /** The connection must be encrypted. */
    SUPABASE_DB_URL:
      /^postgres(ql)?:\/\/[^:\s]+:([^@[#/?%\s]|%[\da-f]{2})+@[^?\s]+\?(\S+&)?sslmode=(require|verify-ca|verify-full)(&\S+)?$/i,
  },
  host: { CLOUDFLARE_ACCOUNT_ID: /^[0-9a-f]{32}$/, CLOUDFLARE_API_TOKEN: /^\S{20,}$/ },
} as const;

/** Matches the names of the settings to hide from the programs that build the site. */
const SECRET = /SECRET|TOKEN|PASSWORD|DB_URL/;

const FILE = ".env.deploy";

/** Adds the settings in `.env.deploy`, if any, to the environment. Existing variables take precedence. */
export function loadSettings(): void {
  if (existsSync(FILE)) process.loadEnvFile(FILE);
}

/** Returns a line for each missing or invalid setting, without revealing its value. */
export const settingFaults = (...groups: readonly (keyof typeof SETTINGS)[]): string[] =>
  groups
    .flatMap((group) => Object.entries<RegExp>(SETTINGS[group]))
    .flatMap(([name, format]) => {
      if (!settingOf(name)) return [`${name} is missing`];
      return format.test(settingOf(name)) ? [] : [`${name} does not look right`];
    });

/** Returns the value of a setting, or "" if it is missing. */
export const settingOf = (name: string): string => process.env[name] ?? "";

/**
 * Separates the password from a database's URL, because other users of the machine can read a program's
 * arguments but not its environment.
 */
export function databaseAddress(url: string): { address: string; env: { PGPASSWORD: string } } {
  const address = new URL(url);
  const env = { PGPASSWORD: decodeURIComponent(address.password) };
  address.password = "";
  return { address: address.href, env };
}

/** Returns the environment without secrets, for programs that do not need them. */
export const withoutSecrets = (env = process.env): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !SECRET.test(name)));

export function stopAt(faults: readonly string[]): void {
  if (faults.length > 0)
    fail(`Nothing was changed. This is missing:
  ${faults.join("\n  ")}
docs/deploying.md describes the settings, which are read from the environment or from ${FILE}.`);
}
