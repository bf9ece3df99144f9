import { deliveredPackages } from "./delivered";
import { judgeAudit } from "./judgeAudit";

const finding = (name: string, url: string) => ({
  [name]: { via: [{ name, title: "A hole", url, severity: "high" }, "another-package"] },
});
const accepted = (advisory: string, reason = "It only runs while the site is built.") => ({
  advisory,
  reason,
});
const delivered = new Set(["yup"]);

test.each([
  ["nothing found", {}, [], [], []],
  ["a hole in what is delivered", finding("yup", "u/1"), [], ["yup: high, A hole (u/1)"], []],
  ["a hole in a tool", finding("webpack", "u/2"), [], [], ["webpack: high, A hole (u/2)"]],
  ["an accepted hole", finding("webpack", "u/2"), [accepted("u/2")], [], []],
  [
    "an accepted hole that is mended",
    {},
    [accepted("u/2")],
    ["u/2 is accepted, but no longer found: remove it."],
    [],
  ],
  [
    "an accepted hole without a reason",
    finding("webpack", "u/2"),
    [accepted("u/2", "fine")],
    ["u/2 is accepted without a reason."],
    [],
  ],
])("%s", (_, vulnerabilities, list, faults, notes) => {
  expect(judgeAudit({ vulnerabilities }, delivered, list)).toEqual({ faults, notes });
});

test("what reaches the visitor or the function is known, and the tools of the build are not in it", () => {
  const packages = deliveredPackages();
  for (const name of ["react", "react-dom", "scheduler", "final-form", "yup", "nodemailer"])
    expect(packages).toContain(name);
  for (const name of ["@supabase/supabase-js", "@supabase/postgrest-js", "@emotion/cache"])
    expect(packages).toContain(name);
  for (const name of ["gatsby", "webpack", "sharp", "typescript", "wrangler"])
    expect(packages).not.toContain(name);
});
