import { serve } from "../backend/server/ports";
import { runScript } from "../lib/runScript";

test.each([
  ["build/start.ts", "SITE_PORT", 0],
  ["build/start.ts", "BACKEND_PORT", 0],
  ["build/start.ts", "BACKEND_PORT", 4],
  ["backend/main.ts", "BACKEND_PORT", 0],
  ["build/dev.ts", "DEVELOP_PORT", 0],
  ["edit/main.ts", "EDITOR_PORT", 0],
  ["edit/main.ts", "DEVELOP_PORT", 0],
])(
  "%s names the variable %s when the port is taken that is %i after it",
  async (script, variable, after) => {
    const taken = await serve(0, "another program", () => {});
    // The others are free, or not those of a developer's own servers.
    const free = {
      SITE_PORT: "48611",
      BACKEND_PORT: "48621",
      DEVELOP_PORT: "48631",
      EDITOR_PORT: "48641",
    };
    const { status, stderr } = runScript(script, [], {
      ...free,
      [variable]: String(taken.port - after),
    });
    await taken.close();
    expect(status).toBe(1);
    expect(stderr).toContain(`Port ${taken.port} (`);
    expect(stderr).toContain(`set ${variable}) is taken by another program.`);
  },
);

test("refuses a port that is no number", () => {
  const { status, stderr } = runScript("build/start.ts", [], { SITE_PORT: "9000a" });
  expect(status).toBe(1);
  expect(stderr).toContain('SITE_PORT is "9000a"; set it to a port from 1 to 65511');
});
