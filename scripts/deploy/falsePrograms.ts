import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { runScript } from "../lib/runScript";

const SECRET = "s".repeat(32);

/** A value for every setting. */
export const ALL_SETTINGS: Readonly<Record<string, string>> = {
  GATSBY_SUPABASE_URL: "https://abcdefghijklmnopqrst.supabase.co",
  GATSBY_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_k",
  SUPABASE_PROJECT: "abcdefghijklmnopqrst",
  SUPABASE_ACCESS_TOKEN: "sbp_fc0",
  SUPABASE_DB_URL: "postgresql://me:p%40ss@host:5432/postgres?sslmode=require",
  CLOUDFLARE_ACCOUNT_ID: "0".repeat(32),
  CLOUDFLARE_API_TOKEN: "t".repeat(40),
  CONTACT_SWEEP_SECRET: SECRET,
  CONTACT_TEAM_ADDRESS: "team@lender.example",
  CONTACT_FROM_ADDRESS: "The website <website@lender.example>",
  CONTACT_SITE_ORIGINS: "https://lender.test",
  SMTP_HOST: "smtp.lender.example",
  SMTP_PORT: "465",
  SMTP_USERNAME: "website",
  SMTP_PASSWORD: "p",
};

/** The status, text and allowed origin of a request whose URL contains the name. */
type Answers = Readonly<Record<string, readonly [status: number, text: string, origin?: string]>>;

/** How the parts of a backend answer when nothing is wrong. */
export const HEALTHY: Answers = {
  contact_submissions: [401, '{"code":"42501"}'],
  "POST send-contact-notification": [400, "{}", "https://lender.test"],
  settings: [200, '{"disable_signup":true}'],
  "GET send-contact-notification": [200, '{"lastError":null,"problems":[]}'],
};

interface Trial {
  settings?: Readonly<Record<string, string>>;
  answers?: Answers;
  /** Part of the command with which a program fails. */
  failing?: string;
  /** What it then says. */
  words?: string;
}

/** A call of a program: its command, the settings in its environment, and its standard input. */
export interface Call {
  command: string;
  settings: string[];
  input: string;
}

/**
 * Runs a deploying script in a folder whose `supabase` and `wrangler` only note how they are called, and without a
 * network.
 */
export function deployFalsely(script: string, args: readonly string[], trial: Trial = {}) {
  const { settings = ALL_SETTINGS, answers = HEALTHY } = trial;
  const { failing = "no such command", words = "the program's own words" } = trial;
  const folder = mkdtempSync(join(tmpdir(), "deploy-"));
  const programs = join(folder, "scripts/deploy/node_modules/.bin");
  for (const path of [programs, join(folder, "content"), join(folder, "public")])
    mkdirSync(path, { recursive: true });
  symlinkSync(resolve("supabase"), join(folder, "supabase"));
  symlinkSync(resolve("content/lender.json"), join(folder, "content/lender.json"));
  writeFileSync(join(folder, "content/site.yaml"), "url: https://lender.test\n");
  writeFileSync(join(folder, "public/version.txt"), "0123\n");
  for (const file of ["_headers", "_redirects"]) writeFileSync(join(folder, "public", file), "");
  for (const name of ["supabase", "wrangler"])
    writeFileSync(
      join(programs, name),
      `#!/bin/sh
[ "$*" = --version ] || { echo "--- ${name} $*"; env; echo "--- input"; cat; } >> "${folder}/calls"
case "$*" in *"${failing}"*) echo "${words}" >&2; exit 1;; esac
case "$*" in "secrets list"*) echo '[{"name":"SMTP_HOST"}]';; esac
`,
      { mode: 0o755 },
    );
  const preload = join(folder, "answers.mjs");
  writeFileSync(
    preload,
    `const answers = ${JSON.stringify(answers)};
globalThis.fetch = async (url, { method = "GET" } = {}) => {
  const request = method + " " + url;
  const [, [status, text, origin = ""]] = Object.entries(answers).find(([name]) =>
    name.split(" ").every((part) => request.includes(part))) ?? [, [599, "nobody answers " + request]];
  return new Response(text, { status, headers: { "access-control-allow-origin": origin } });
};
`,
  );
  const preloading = { ...settings, NODE_OPTIONS: `--import ${pathToFileURL(preload)}` };
  const result = runScript(script, args, preloading, folder);
  const calls = readCalls(join(folder, "calls"));
  rmSync(folder, { recursive: true });
  return { ...result, calls };
}

/** Matches the variables that could be ours, except those that describe a run on GitHub. */
const OURS = /^(CLOUDFLARE|CONTACT|GATSBY|GITHUB_TOKEN|PG|SMTP|SUPABASE)\w*/;

function readCalls(file: string): Call[] {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const parts = text.split(/^--- (?=supabase|wrangler)/m).slice(1);
  return parts.map((call) => {
    const [before = "", input = ""] = call.split("--- input\n");
    const [command = "", ...variables] = before.split("\n");
    const settings = variables.flatMap((line) => OURS.exec(line)?.[0] ?? []);
    return { command, settings: settings.sort(), input };
  });
}
