import { execFileSync, spawn } from "node:child_process";
import { openSync } from "node:fs";
import { join, resolve } from "node:path";
import { KEPT_FOLDER } from "../../src/gatsby/keptFolder";

export interface BuildCost {
  seconds: number;
  /** The most that the build's processes took together. */
  megabytes: number;
}

/** How often the memory is looked at, in milliseconds. */
const INTERVAL = 500;

/**
 * Builds the project in a folder, with this project's kept pictures.
 * @throws Error when the build fails; its words stand in `build.log` in that folder
 */
export function measureBuild(root: string): Promise<BuildCost> {
  const began = performance.now();
  const log = openSync(join(root, "build.log"), "w");
  const build = spawn("node_modules/.bin/tsx", ["scripts/build.ts"], {
    cwd: root,
    stdio: ["ignore", log, log],
    env: { ...process.env, KEPT_FOLDER: resolve(KEPT_FOLDER), CI: "1" },
  });
  let megabytes = 0;
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, memoryOf(build.pid ?? 0));
  }, INTERVAL);
  return new Promise((done, failed) => {
    build.once("exit", (code) => {
      clearInterval(watch);
      const seconds = (performance.now() - began) / 1000;
      if (code === 0) done({ seconds, megabytes });
      else failed(new Error(`The build failed; see ${join(root, "build.log")}.`));
    });
  });
}

/** The memory of a process and all that it started, in megabytes. */
function memoryOf(root: number): number {
  const rows = execFileSync("ps", ["-eo", "pid=,ppid=,rss="])
    .toString()
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, kilobytes }));
  const family = new Set([root]);
  for (const { pid, parent } of rows) if (family.has(parent)) family.add(pid);
  return (
    rows
      .filter(({ pid }) => family.has(pid))
      .reduce((total, { kilobytes }) => total + kilobytes, 0) / 1024
  );
}
