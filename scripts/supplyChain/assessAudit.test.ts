import { assessAudit } from "./assessAudit";
import { deliveredPackages } from "./deliveredPackages";

const finding = (name: string, url: string) => ({
  [name]: { via: [{ name, title: "A flaw", url, severity: "high" }, "another-package"] },
});
const accepted = (advisory: string, reason = "It only runs while the site is built.") => ({
  advisory,
  reason,
});
const delivered = new Set(["yup"]);

test.each([
  ["passes", "nothing is found", {}, [], [], []],
  [
    "fails",
    "a delivered package is vulnerable",
    finding("yup", "u/1"),
    [],
    ["yup: high, A flaw (u/1)"],
    [],
  ],
  [
    "adds a note",
    "a tool is vulnerable",
    finding("webpack", "u/2"),
    [],
    [],
    ["webpack: high, A flaw (u/2)"],
  ],
  ["passes", "the finding is accepted", finding("webpack", "u/2"), [accepted("u/2")], [], []],
  [
    "fails",
    "an accepted finding is fixed",
    {},
    [accepted("u/2")],
    ["u/2 is accepted, but no longer found: remove it."],
    [],
  ],
  [
    "fails",
    "a finding is accepted without a reason",
    finding("webpack", "u/2"),
    [accepted("u/2", "fine")],
    ["u/2 is accepted without a reason."],
    [],
  ],
])("%s when %s", (_result, _condition, vulnerabilities, list, faults, notes) => {
  expect(assessAudit({ vulnerabilities }, delivered, list)).toEqual({ faults, notes });
});

test("counts what visitors and the function run as delivered, and no tool of the build", () => {
  const packages = deliveredPackages();
  for (const name of ["react", "react-dom", "scheduler", "final-form", "yup", "nodemailer"])
    expect(packages).toContain(name);
  for (const name of ["@supabase/supabase-js", "@supabase/postgrest-js", "@emotion/cache"])
    expect(packages).toContain(name);
  for (const name of ["gatsby", "webpack", "sharp", "typescript", "wrangler"])
    expect(packages).not.toContain(name);
});
