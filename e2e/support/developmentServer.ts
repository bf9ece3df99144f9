import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { test as base } from "@playwright/test";
import { TEST_BACKEND_PORT } from "../../scripts/lib/addresses";
import { becomesTrue } from "../../scripts/lib/becomesTrue";
import { copyProject } from "../../scripts/lib/copyProject";
import { PROGRAM_OPTIONS, programPath } from "../../scripts/lib/programs";
import { buildCache } from "../../src/gatsby/buildCache";

const PORT = TEST_BACKEND_PORT + 5;
const URL = `http://127.0.0.1:${PORT}`;

export interface DevelopmentServer {
  script: string;
  copy: { root: string; output(): string };
}

/**
 * Playwright's `test` with a server script that runs in a copy of the project, because the development server
 * writes to the same folders as a build. Tests may change the content in the copy.
 */
export const test = base.extend<object, DevelopmentServer>({
  script: ["", { scope: "worker", option: true }],
  copy: [
    async ({ script }, use) => {
      const root = copyProject();
      const log = join(root, "develop.log");
      const file = openSync(log, "w");
      const server = spawn(resolve(programPath("tsx")), [script], {
        cwd: root,
        stdio: ["ignore", file, file],
        env: {
          ...process.env,
          DEVELOP_PORT: String(PORT),
          EDITOR_PORT: String(PORT + 1),
          CI: "true",
          // Without the project's build cache, encoding the pictures takes minutes.
          BUILD_CACHE_FOLDER: resolve(buildCache()),
        },
        ...PROGRAM_OPTIONS,
      });
      const ended = once(server, "exit");
      const responds = async () =>
        (await fetch(`${URL}/page-data/index/page-data.json`).catch(() => undefined))?.ok;
      const output = () => readFileSync(log, "utf8");
      try {
        if (!(await Promise.race([becomesTrue(responds, 290_000), ended.then(() => false)])))
          throw new Error(`${script} did not start:\n${output().slice(-8000)}`);
        await use({ root, output });
      } finally {
        server.kill();
        await ended;
        rmSync(root, { recursive: true, force: true, maxRetries: 5 });
      }
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ copy: _ }, use) => use(URL),
});
