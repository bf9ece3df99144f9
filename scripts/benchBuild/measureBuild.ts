import { execFileSync, spawn } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface BuildCost {
  seconds: number;
  /** What the processors worked, all together: the same on a busy machine and a quiet one. */
  processorSeconds: number;
  /** The most that the build's processes took together. */
  megabytes: number;
}

/** How often the memory is looked at, in milliseconds. */
const INTERVAL = 500;

/** A build asks no backend for anything. */
const NO_BACKEND = {
  GATSBY_SUPABASE_URL: "http://127.0.0.1:54321",
  GATSBY_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_none",
};

/** Builds, and then prints the processors' time, which a shell knows of what it started. */
const BUILD = "node_modules/.bin/tsx scripts/build.ts; status=$?; times; exit $status";

/**
 * Builds the project in a folder.
 * @throws Error when the build fails; its words stand in `build.log` in that folder
 */
export function measureBuild(root: string): Promise<BuildCost> {
  const began = performance.now();
  const file = join(root, "build.log");
  const log = openSync(file, "w");
  const build = spawn("sh", ["-c", BUILD], {
    cwd: root,
    stdio: ["ignore", log, log],
    env: { ...NO_BACKEND, ...process.env, KEPT_FOLDER: "", CI: "1" },
  });
  let megabytes = 0;
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, memoryOf(build.pid ?? 0));
  }, INTERVAL);
  return new Promise((done, failed) => {
    build.once("exit", (code) => {
      clearInterval(watch);
      const seconds = (performance.now() - began) / 1000;
      if (code === 0) done({ seconds, processorSeconds: processorSecondsIn(file), megabytes });
      else failed(new Error(`The build failed; see ${file}.`));
    });
  });
}

/** The last line of what `times` printed: user and system time of all that the shell started. */
function processorSecondsIn(file: string): number {
  const line = readFileSync(file, "utf8").trim().split("\n").at(-1) ?? "";
  return [...line.matchAll(/(\d+)m([\d.]+)s/g)]
    .map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds))
    .reduce((total, seconds) => total + seconds, 0);
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
