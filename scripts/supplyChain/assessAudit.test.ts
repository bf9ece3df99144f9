import { assessAudit } from "./assessAudit";
import { deliveredPackages } from "./deliveredPackages";

const finding = (name: string, url: string) => ({
  [name]: { via: [{ name, title: "A flaw", url, severity: "high" }, "another-package"] },
});
const delivered = new Set(["yup"]);

test.each([
  ["passes", "nothing is found", {}, {}, [], []],
  [
    "fails",
    "a delivered package is vulnerable",
    finding("yup", "u/1"),
    {},
    ["yup: high, A flaw (u/1)"],
    [],
  ],
  [
    "adds a note",
    "a tool is vulnerable",
    finding("webpack", "u/2"),
    {},
    [],
    ["webpack: high, A flaw (u/2)"],
  ],
  ["passes", "the finding is accepted", finding("yup", "u/1"), { "u/1": "a reason" }, [], []],
])("%s when %s", (_result, _condition, vulnerabilities, accepted, faults, notes) => {
  expect(assessAudit({ vulnerabilities }, delivered, accepted)).toEqual({ faults, notes });
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
