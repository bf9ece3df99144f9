import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import shared from "../../playwright.config";
import { BACKEND_PORT } from "../../shared/addresses";
import { copyProject } from "../../shared/copyProject";
import { buildCache } from "../../src/gatsby/buildCache";

const PORT = BACKEND_PORT + 5;
const URL = `http://127.0.0.1:${PORT}`;

/**
 * Runs tests against a script in a copy of the project, because the development server writes into the same
 * folders as a build. `DEVELOP_ROOT` is the path of the copy. The tests change its content and read the output
 * of the script in its develop.log.
 */
export function onCopy(script: string) {
  // Workers evaluate this configuration again; they already have the variable.
  process.env.DEVELOP_ROOT ??= newCopy();
  return defineConfig(shared, {
    testDir: ".",
    testIgnore: [],
    outputDir: "../../.playwright/develop",
    globalSetup: undefined,
    webServer: {
      command: `node_modules/.bin/tsx ${script} > develop.log 2>&1 || (tail -c 8000 develop.log >&2; exit 1)`,
      cwd: process.env.DEVELOP_ROOT,
      url: `${URL}/page-data/index/page-data.json`,
      timeout: 300_000,
      env: {
        DEVELOP_PORT: String(PORT),
        EDITOR_PORT: String(PORT + 1),
        CI: "true",
        // Without the cache of the project's build, encoding the pictures takes minutes.
        BUILD_CACHE_FOLDER: resolve(buildCache()),
      },
    },
    workers: 1,
    timeout: 120_000,
    expect: { timeout: 30_000 },
    use: { baseURL: URL },
  });
}

function newCopy(): string {
  const root = copyProject();
  process.on("exit", () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));
  return root;
}

export default onCopy("scripts/dev.ts");
