import { SETTINGS } from "../deploy/settings";
import { runScript } from "../lib/runScript";

test("without settings, the build names the ways out before Gatsby starts", () => {
  const { status, stdout, stderr } = runScript("build/build.ts", []);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  for (const [name, [, example]] of Object.entries(SETTINGS.form))
    expect(stderr).toContain(`${name} is missing, such as ${example}`);
  for (const way of ["npm start ", "GATSBY_CONTACT_FORM=off npm run build ", "docs/deploying.md "])
    expect(stderr).toContain(`\n  ${way}`);
});

test("the build refuses a wrong setting before Gatsby starts, without printing it", () => {
  const url = "postgresql://postgres:password@db.abcdefghijklmnopqrst.supabase.co:5432/postgres";
  const settings = { GATSBY_SUPABASE_URL: url, GATSBY_SUPABASE_PUBLISHABLE_KEY: "sb_secret_1" };
  const { status, stdout, stderr } = runScript("build/build.ts", [], settings);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain("GATSBY_SUPABASE_URL does not look like https");
  expect(stderr).toContain("GATSBY_SUPABASE_PUBLISHABLE_KEY is a secret key");
  expect(stderr).not.toMatch(/password|sb_secret_1/);
});
