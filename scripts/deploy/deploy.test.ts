import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { runScript } from "../lib/runScript";
import { ALL_SETTINGS, deployFalsely, HEALTHY } from "./falsePrograms";
import { databaseAddress, SETTINGS, settingFaults } from "./settings";

const NAMES = Object.values(SETTINGS).flatMap((group) => Object.keys(group));

afterEach(() => {
  for (const name of NAMES) delete process.env[name];
});

const DATABASE = "--remote=postgresql://me@host:5432/postgres?sslmode=require";
const PROJECT = "--remote=abcdefghijklmnopqrst";
const CHECKS = [
  `supabase secrets list ${PROJECT} --output json`,
  `supabase db push ${DATABASE} --dry-run`,
];
const STEPS = [
  `supabase db push ${DATABASE} --yes`,
  `supabase config push ${PROJECT} --yes`,
  `supabase secrets set ${PROJECT} --yes`,
  `supabase functions deploy send-contact-notification ${PROJECT} --use-api --yes`,
  `supabase db query ${DATABASE} --yes`,
];
const PARTS = [
  "the migrations",
  "the project's configuration",
  "the function's settings",
  "the function",
  "the database's jobs and their secret",
];
const FUNCTION_SETTINGS = [...Object.keys(SETTINGS.function), "CONTACT_SWEEP_SECRET"];

describe("npm run deploy -- backend", () => {
  test("runs its steps in order, each with only its own settings", () => {
    const { status, stderr, stdout, calls } = deployFalsely("deploy/backend.ts", []);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("The backend is deployed");
    expect(calls.map(({ command }) => command)).toEqual([...CHECKS, ...STEPS]);
    const token = ["SUPABASE_ACCESS_TOKEN"];
    const uploaded = [...FUNCTION_SETTINGS, "CONTACT_TIME_ZONE", ...token].sort();
    const password = ["PGPASSWORD"];
    expect(calls.map(({ settings }) => settings)).toEqual([
      ...[token, password],
      ...[password, token, uploaded, token, password],
    ]);
  });

  test("stores the secret and the project's URL in the database, through standard input", () => {
    const secret = `o'${"s".repeat(32)}`;
    const settings = { ...ALL_SETTINGS, CONTACT_SWEEP_SECRET: secret };
    const { calls } = deployFalsely("deploy/backend.ts", [], { settings });
    const { command, input } = calls.at(-1) ?? { command: "", input: "" };
    expect(input).toContain(`('contact_project_url', '${ALL_SETTINGS.GATSBY_SUPABASE_URL}')`);
    expect(input).toContain(`('contact_sweep_secret', 'o'${secret.slice(1)}')`);
    expect(input).toContain("contact.schedule_jobs()");
    expect(command).not.toContain("sss");
  });

  test.each(STEPS.map((step, index) => [PARTS[index] ?? "", step, index] as const))(
    "says what is live, and that deploying again is safe, when it fails at %s",
    (part, step, index) => {
      const failing = step.slice("supabase ".length);
      const { status, stdout, stderr, calls } = deployFalsely("deploy/backend.ts", [], { failing });
      expect(status).toBe(1);
      expect(stdout).toContain("the program's own words");
      expect(calls.map(({ command }) => command)).toEqual([
        ...CHECKS,
        ...STEPS.slice(0, index + 1),
      ]);
      const list = (parts: readonly string[]) => parts.join(", ") || "nothing";
      expect(stderr).toContain(`Live:           ${list(PARTS.slice(0, index))}\n`);
      expect(stderr).toContain(`Perhaps partly: ${part}\n`);
      expect(stderr).toContain(`As before:      ${list(PARTS.slice(index + 1))}\n`);
      expect(stderr).toContain("Deploying again is safe");
    },
  );

  test.each([
    ["the project", "secrets list", /Access to the project: the program's own words/],
    ["the database", "--dry-run", /The database: .*the program's own words/s],
  ])("changes nothing when %s refuses access", (_, failing, message) => {
    const { status, stderr, calls } = deployFalsely("deploy/backend.ts", [], { failing });
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
    expect(calls.map(({ command }) => command)).toEqual(CHECKS);
  });

  test("says what does not answer as it should once everything is deployed", () => {
    const answers = { ...HEALTHY, settings: [200, "{}"] } as const;
    const { status, stderr } = deployFalsely("deploy/backend.ts", [], { answers });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^\s*The backend is deployed, but:\n {2}Anybody may sign up/);
  });

  test("--check changes nothing", () => {
    const { status, stdout, calls } = deployFalsely("deploy/backend.ts", ["--check"]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Nothing is missing\./);
    expect(calls.map(({ command }) => command)).toEqual(CHECKS);
  });

  test("the first --check lists every setting with an example, the function's too", () => {
    const { stderr, calls } = deployFalsely("deploy/backend.ts", ["--check"], { settings: {} });
    const { form, backend, function: ofFunction } = SETTINGS;
    for (const [name, [, example]] of Object.entries({ ...form, ...backend, ...ofFunction }))
      expect(stderr).toContain(`${name} is missing, such as ${example}`);
    expect(calls).toEqual([]);
  });

  test("asks for the settings of the function that the project does not have yet", () => {
    const { SMTP_HOST: _, SMTP_PORT: __, ...settings } = ALL_SETTINGS;
    const { status, stderr } = deployFalsely("deploy/backend.ts", ["--check"], { settings });
    expect(status).toBe(1);
    expect(stderr).toContain("SMTP_PORT is missing");
    expect(stderr).not.toContain("SMTP_HOST");
  });
});

describe("npm run deploy -- site", () => {
  const PUBLISH = "wrangler deploy --env= --domain lender.test";
  const HOST = Object.keys(SETTINGS.host);

  test("publishes the built site with the host's settings alone", () => {
    // The check of the live site would repeat for minutes, because nothing answers it here.
    const failing = "deploy --env=";
    const { stderr, calls } = deployFalsely("deploy/site.ts", ["--built"], { failing });
    expect(calls.map(({ command, settings }) => [command, settings])).toEqual([[PUBLISH, HOST]]);
    expect(stderr).toMatch(/version\.txt names the commit that is live.*Deploying again is safe/s);
  });

  test("publishes nothing while the form's backend does not answer as it should", () => {
    const answers = { ...HEALTHY, contact_submissions: [200, "[]"] } as const;
    const { status, stderr, calls } = deployFalsely("deploy/site.ts", ["--built"], { answers });
    expect(status).toBe(1);
    expect(stderr).toContain("The form's table does not refuse to be read");
    expect(calls).toEqual([]);
  });

  test.each([
    ["lists the versions if none is named", [], "versions list --env="],
    ["goes back to exactly the version that is named", ["one"], "rollback one --env= --yes"],
  ])("--back %s", (_, id, command) => {
    const { calls } = deployFalsely("deploy/site.ts", ["--back", ...id]);
    expect(calls[0]?.command).toMatch(RegExp(`^wrangler ${command}`));
    expect(calls[0]?.settings).toEqual(HOST);
  });

  test.each([
    ["deletes it with its deployments", "no such command", 0],
    ["fails when the host refuses", "preview delete", 1],
  ])("--delete-preview %s", (_, failing, expected) => {
    const args = ["--delete-preview", "pr-7"];
    const { status, calls } = deployFalsely("deploy/site.ts", args, { failing });
    expect(status).toBe(expected);
    expect(calls.map(({ command }) => command)).toEqual([
      "wrangler preview delete --env=preview --name pr-7 --skip-confirmation",
    ]);
  });

  test("--delete-preview is done when there is no such preview", () => {
    const failing = "preview delete";
    const words = "  Preview not found [code: 10025]";
    const { status } = deployFalsely("deploy/site.ts", ["--delete-preview", "x"], {
      failing,
      words,
    });
    expect(status).toBe(0);
  });

  test("--check says that wrangler refuses this Node", () => {
    const failing = "--version";
    const { status, stderr } = deployFalsely("deploy/site.ts", ["--check"], { failing });
    expect(status).toBe(1);
    expect(stderr).toContain("The program wrangler does not run: the program's own words");
  });

  test("lists every missing setting and changes nothing", () => {
    // Runs in a different folder, because this one may contain a developer's own settings.
    const { status, stdout, stderr } = runScript("deploy/site.ts", ["--check"], {}, tmpdir());
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toMatch(/^\s*Nothing was changed\./);
    for (const name of Object.keys({ ...SETTINGS.form, ...SETTINGS.host }))
      expect(stderr).toContain(`${name} is missing`);
  });

  test("does not publish when an option lacks its dashes", () => {
    const { stderr } = runScript("deploy/site.ts", ["back", "one"], {}, tmpdir());
    expect(stderr).toContain('does not take "back one"');
  });
});

describe("on GitHub, a deploy", () => {
  const deploy = (part: string, main: string, attempt: string) => {
    const github = {
      GITHUB_API_URL: "https://api.github.test",
      GITHUB_REPOSITORY: "o/r",
      GITHUB_RUN_ATTEMPT: attempt,
      GITHUB_SHA: "a".repeat(40),
      GITHUB_TOKEN: "token",
    };
    return deployFalsely(`deploy/${part}.ts`, part === "site" ? ["--built"] : [], {
      settings: { ...ALL_SETTINGS, ...github },
      answers: { ...HEALTHY, "api.github.test/repos/o/r/commits/main": [200, main] },
      failing: "deploy --env=",
    });
  };

  test("goes on when its commit is main's, and passes GitHub's token to no program", () => {
    const { calls } = deploy("site", "a".repeat(40), "2");
    expect(calls.map(({ settings }) => settings)).toEqual([Object.keys(SETTINGS.host)]);
  });

  test.each([
    ["backend", CHECKS],
    ["site", []],
  ])("of the %s that is repeated for an older commit changes nothing and fails", (part, calls) => {
    const result = deploy(part, "b".repeat(40), "2");
    expect(result.status).toBe(1);
    expect(result.stderr).toMatch(/^\s*Nothing was changed: main is at b{40}/);
    expect(result.calls.map(({ command }) => command)).toEqual(calls);
  });

  test("that a newer commit has overtaken changes nothing and leaves it to that one", () => {
    const { status, stdout, calls } = deploy("site", "b".repeat(40), "1");
    expect({ status, calls }).toEqual({ status: 0, calls: [] });
    expect(stdout).toContain("The run of main's commit follows.");
  });
});

test.each([
  ["accepts", "SUPABASE_DB_URL", "postgresql://me:pass@host:5432/postgres?sslmode=require"],
  ["accepts", "SUPABASE_DB_URL", "postgresql://me:p%23'b%40@h/p?sslrootcert=a&sslmode=verify-full"],
  ["rejects", "SUPABASE_DB_URL", "postgresql://me:pa#ss@host:5432/postgres?sslmode=require"],
  ["rejects", "SUPABASE_DB_URL", "postgresql://me:100%@host:5432/postgres?sslmode=require"],
  ["rejects", "SUPABASE_DB_URL", "postgresql://me:[YOUR-PASSWORD]@host/postgres?sslmode=require"],
  ["rejects", "SUPABASE_DB_URL", "postgresql://me@host:5432/postgres?sslmode=require"],
  ["rejects", "SUPABASE_DB_URL", "postgresql://me:pass@host:5432/postgres"],
  ["rejects", "SUPABASE_DB_URL", "postgresql://me:pass@host:5432/postgres?sslmode=prefer"],
  ["rejects", "CONTACT_SWEEP_SECRET", "short-secret"],
  ["rejects", "GATSBY_SUPABASE_URL", "https://abcdefghijklmnopqrst.supabase.co/rest/v1"],
  ["rejects", "GATSBY_SUPABASE_URL", "https://user:pass@abcdefghijklmnopqrst.supabase.co"],
  ["rejects", "GATSBY_SUPABASE_URL", "https://supabase.com/dashboard/project/abcdefghijklmnopqrst"],
  ["rejects", "GATSBY_SUPABASE_URL", "https://supabase.com"],
  ["rejects", "GATSBY_SUPABASE_URL", "https://api.supabase.com"],
  ["rejects", "GATSBY_SUPABASE_URL", "https://db.abcdefghijklmnopqrst.supabase.co"],
  ["rejects", "GATSBY_SUPABASE_URL", "https://your-project-ref.supabase.co"],
  ["accepts", "GATSBY_SUPABASE_URL", "https://abcdefghijklmnopqrst.supabase.co"],
  ["rejects", "GATSBY_SUPABASE_URL", "http://abcdefghijklmnopqrst.supabase.co"],
  ["rejects", "GATSBY_SUPABASE_URL", "localhost:54321"],
  ["rejects", "GATSBY_SUPABASE_URL", "http://127.0.0.1:54321"],
  ["rejects", "GATSBY_SUPABASE_URL", '"https://abcdefghijklmnopqrst.supabase.co"'],
  ["rejects", "GATSBY_SUPABASE_PUBLISHABLE_KEY", '"sb_publishable_1"'],
  ["rejects", "GATSBY_SUPABASE_PUBLISHABLE_KEY", "publishable_1"],
  ["rejects", "SMTP_PORT", "587"],
  ["accepts", "CONTACT_FROM_ADDRESS", "The website <website@lender.example>"],
  ["rejects", "CONTACT_FROM_ADDRESS", "The website"],
  ["accepts", "CONTACT_SITE_ORIGINS", "https://www.lender.example, https://lender.example"],
  ["rejects", "CONTACT_SITE_ORIGINS", "https://www.lender.example/contact"],
])("%s the setting %s=%s, without revealing it", (verb, name, value) => {
  process.env[name] = value;
  const faults = settingFaults("form", "backend", "function").filter((fault) =>
    fault.startsWith(name),
  );
  if (verb === "accepts") return expect(faults).toEqual([]);
  expect(faults).toEqual([expect.stringMatching(RegExp(`^${name} does not look like `))]);
  expect(faults[0]).not.toContain(value);
});

test("takes a backend on this machine for a build, but not for a deploy", () => {
  process.env.GATSBY_SUPABASE_URL = "http://127.0.0.1:54321";
  process.env.GATSBY_SUPABASE_PUBLISHABLE_KEY = "sb_publishable_local_backend_only";
  expect(settingFaults("build")).toEqual([]);
  expect(settingFaults("form")).toHaveLength(1);
});

test("refuses a token of the service role as the public key", () => {
  const payload = Buffer.from('{"role":"service_role"}').toString("base64url");
  process.env.GATSBY_SUPABASE_PUBLISHABLE_KEY = `eyJh.${payload}.x`;
  expect(settingFaults("form")[1]).toMatch(/is a secret key/);
});

test("accepts the example of each setting that shows one", () => {
  // The others describe where the value comes from.
  for (const settings of Object.values(SETTINGS))
    for (const [name, [format, example]] of Object.entries(settings))
      if (!/[\s…"]/.test(example))
        expect([name, example]).toEqual([name, expect.stringMatching(format)]);
});

test("docs/deploying.md describes every setting, and supabase/config.toml has those of the function", () => {
  const document = readFileSync("docs/deploying.md", "utf8");
  const configuration = readFileSync("supabase/config.toml", "utf8");
  const code = readFileSync("supabase/functions/send-contact-notification/settings.ts", "utf8");
  const own = code.match(/\b(CONTACT|SMTP)_[A-Z_]+/g) ?? [];
  for (const name of [...NAMES, ...own]) expect(document).toContain(`\`${name}\``);
  for (const name of own) expect(configuration).toContain(`\n${name} = "env(${name})"\n`);
  expect([...own, "CONTACT_TIME_ZONE"]).toEqual(expect.arrayContaining(FUNCTION_SETTINGS));
});

test("keeps the database password out of process arguments", () => {
  const { address, env } = databaseAddress("postgresql://me:p%23a'b%40@host/db?sslmode=require");
  expect(address).toBe("postgresql://me@host/db?sslmode=require");
  expect(env.PGPASSWORD).toBe("p#a'b@");
});
