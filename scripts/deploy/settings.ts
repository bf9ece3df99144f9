import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { fail } from "../lib/fail.ts";

const HOSTED =
  /https:\/\/(?!([a-z.-]+\.)?supabase\.com$|(?![a-z]{20}\.)[^/]*\.supabase\.co$)[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?/;
const LOCAL = /http:\/\/(127\.0\.0\.1|localhost):\d+/;
const EXAMPLE_URL = "https://abcdefghijklmnopqrst.supabase.co";
const KEY: Setting = [/^(sb_(publishable|secret)_[\w-]+|eyJ[\w.-]+)$/, "sb_publishable_AbCd…"];
const ADDRESS = "[^\\s@<>]+@[^\\s@<>]+\\.[^\\s@<>]+";

type Setting = readonly [format: RegExp, example: string];

/**
 * The settings by what needs them, with their formats and an example of each. They are in `.env.deploy` on a laptop,
 * and in the variables and secrets on GitHub.
 */
export const SETTINGS = {
  form: {
    GATSBY_SUPABASE_URL: [RegExp(`^${HOSTED.source}$`), EXAMPLE_URL],
    GATSBY_SUPABASE_PUBLISHABLE_KEY: KEY,
  },
  /** What a build needs, which may also be for a backend on this machine. */
  build: {
    GATSBY_SUPABASE_URL: [RegExp(`^(${HOSTED.source}|${LOCAL.source})$`), EXAMPLE_URL],
    GATSBY_SUPABASE_PUBLISHABLE_KEY: KEY,
  },
  backend: {
    SUPABASE_PROJECT: [/^[a-z]{20}$/, "abcdefghijklmnopqrst"],
    SUPABASE_ACCESS_TOKEN: [/^sbp_\w+$/, "sbp_fc0123…"],
    /** The connection must be encrypted. */
    SUPABASE_DB_URL: [
      /^postgres(ql)?:\/\/[^:\s]+:([^@[#/?%\s]|%[\da-f]{2})+@[^?\s]+\?(\S+&)?sslmode=(require|verify-ca|verify-full)(&\S+)?$/i,
      "postgresql://postgres.abcdefghijklmnopqrst:PASSWORD@aws-0-us-east-1.pooler.supabase.com:5432/postgres?sslmode=require",
    ],
    CONTACT_SWEEP_SECRET: [/^\S{32,}$/, "the output of: openssl rand -hex 32"],
  },
  /** The settings that are uploaded for the function. Its other one is the secret above. */
  function: {
    CONTACT_TEAM_ADDRESS: [RegExp(`^${ADDRESS}$`), "team@lender.example"],
    CONTACT_FROM_ADDRESS: [
      RegExp(`^(.*<${ADDRESS}>|${ADDRESS})$`),
      '"Lender\'s website <website@lender.example>"',
    ],
    CONTACT_SITE_ORIGINS: [
      /^https:\/\/[^/\s,]+\/?(, *https:\/\/[^/\s,]+\/?)*$/,
      "https://www.lender.example",
    ],
    SMTP_HOST: [/^[\w-]+(\.[\w-]+)+$/, "smtp.provider.example"],
    // Hosted functions cannot reach the ports 25 and 587.
    SMTP_PORT: [/^(?!(25|587)$)\d{2,5}$/, "465"],
    SMTP_USERNAME: [/\S/, "website@lender.example"],
    SMTP_PASSWORD: [/\S/, "the provider's password for SMTP"],
  },
  host: {
    CLOUDFLARE_ACCOUNT_ID: [/^[\da-f]{32}$/, "0123456789abcdef0123456789abcdef"],
    CLOUDFLARE_API_TOKEN: [/^[\w-]{20,}$/, "a token of the template Edit Cloudflare Workers"],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Setting>>>>;

type Group = keyof typeof SETTINGS;

export const settingsOf = (...groups: readonly Group[]): string[] =>
  groups.flatMap((group) => Object.keys(SETTINGS[group]));

const FILE = ".env.deploy";

/** The settings in the file, which are not in the environment, so that no program inherits them. */
let stored: NodeJS.Dict<string> = {};

/** Reads the settings in `.env.deploy`, if any. Variables of the environment take precedence. */
export function loadSettings(): void {
  if (existsSync(FILE)) stored = parseEnv(readFileSync(FILE, "utf8"));
}

/** Returns the value of a setting, or "" if it is missing. */
export const settingOf = (name: string): string => process.env[name] || stored[name] || "";

/** Returns a line with an example for each missing or invalid setting, without revealing its value. */
export const settingFaults = (...groups: readonly Group[]): string[] =>
  groups
    .flatMap((group) => Object.entries<Setting>(SETTINGS[group]))
    .flatMap(([name, [format, example]]) => {
      const value = settingOf(name);
      if (!value) return [`${name} is missing, such as ${example}`];
      if (!format.test(value)) return [`${name} does not look like ${example}`];
      return name === "GATSBY_SUPABASE_PUBLISHABLE_KEY" && hasSecretKey(value)
        ? [`${name} is a secret key, and visitors would see it, unlike ${example}`]
        : [];
    });

const SECRET_KEYS = /\bsb_secret_\w+|\beyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g;

/**
 * Returns whether a text contains a key with all privileges. Older projects and self-hosted backends have
 * tokens as keys, which contain their role.
 */
export const hasSecretKey = (text: string): boolean =>
  (text.match(SECRET_KEYS) ?? []).some(
    (key) =>
      key.startsWith("sb_secret_") ||
      Buffer.from(key.split(".")[1] ?? "", "base64url").includes("service_role"),
  );

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

/** Returns this environment with only the named settings. Every other setting is removed from it. */
export function environmentWith(...names: readonly string[]): NodeJS.ProcessEnv {
  const settings = new Set([...settingsOf(...(Object.keys(SETTINGS) as Group[])), "GITHUB_TOKEN"]);
  const others = Object.entries(process.env).filter(([name]) => !settings.has(name));
  const own = names.flatMap((name) => (settingOf(name) ? [[name, settingOf(name)]] : []));
  return Object.fromEntries([...others, ...own]);
}

export function stopAt(faults: readonly string[]): void {
  if (faults.length > 0)
    fail(`Nothing was changed. This is missing:
  ${faults.join("\n  ")}
docs/deploying.md describes the settings, which are read from the environment or from ${FILE}.`);
}
