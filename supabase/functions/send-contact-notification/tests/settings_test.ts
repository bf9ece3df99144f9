import assert from "node:assert/strict";
import { readSettings } from "../settings.ts";

const secret = "sweep".padEnd(32, "x");

const variables = {
  SUPABASE_URL: "https://ref.supabase.co",
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_1"}',
  SMTP_HOST: "smtp.example.com",
  SMTP_PORT: "465",
  SMTP_USERNAME: "mailer",
  SMTP_PASSWORD: "hush",
  CONTACT_TEAM_ADDRESS: "team@lender.example",
  CONTACT_FROM_ADDRESS: "The website <website@lender.example>",
  CONTACT_SITE_ORIGINS: "https://www.lender.example/, https://lender.example",
  CONTACT_SWEEP_SECRET: secret,
};

function read(changes: Record<string, string | undefined> = {}) {
  const all: Record<string, string | undefined> = { ...variables, ...changes };
  return readSettings((name) => all[name]);
}

Deno.test("parses all settings when they are complete", () => {
  assert.deepEqual(read(), {
    siteOrigins: ["https://www.lender.example", "https://lender.example"],
    sweepSecret: secret,
    database: { url: "https://ref.supabase.co", secretKey: "sb_secret_1" },
    mail: {
      host: "smtp.example.com",
      port: 465,
      login: { user: "mailer", pass: "hush" },
      teamAddress: "team@lender.example",
      fromAddress: "The website <website@lender.example>",
      timeZone: "UTC",
    },
  });
});

Deno.test("takes the only secret key, whatever its name, or that of a self-hosted backend", () => {
  const keyOf = (changes: Record<string, string | undefined>) => read(changes).database.secretKey;
  assert.equal(keyOf({ SUPABASE_SECRET_KEYS: '{"mail":"sb_secret_2"}' }), "sb_secret_2");
  assert.equal(
    keyOf({ SUPABASE_SECRET_KEYS: undefined, SUPABASE_SERVICE_ROLE_KEY: "token" }),
    "token",
  );
});

for (const name of Object.keys(variables)) {
  if (name === "SMTP_USERNAME" || name === "SMTP_PASSWORD") continue;
  Deno.test(`reports a missing ${name} without revealing the values of other settings`, () => {
    assert.throws(
      () => read({ [name]: undefined }),
      (error: Error) =>
        error.message.includes(name) && !/hush|sb_secret_1|sweepx/.test(error.message),
    );
  });
}

Deno.test("reports an invalid port, a secret that is too short and keys that are not JSON, without revealing them", () => {
  assert.throws(
    () =>
      read({
        SMTP_PORT: "smtp",
        CONTACT_SWEEP_SECRET: secret.slice(1),
        SUPABASE_SECRET_KEYS: "sb_secret_1",
      }),
    (error: Error) =>
      /SMTP_PORT must be a port.*SECRET must have at least 32.*KEYS is not JSON/.test(
        error.message,
      ) && !/weepx|secret_1/.test(error.message),
  );
});
