import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BackendError } from "../protocol";

const marker = "README.txt";
const markerText =
  "The local backend's data: messages (database) and mails. Delete it with: npm run backend:reset\n";

/**
 * Locks the folder for this process and creates it if it does not exist.
 * @throws BackendError when another backend uses it, or when it contains something else
 */
export function takeDataFolder(path: string) {
  checkFolder(path);
  mkdirSync(join(path, "mails"), { recursive: true });
  writeFileSync(join(path, marker), markerText);
  const lock = takeLock(path);
  return {
    database: join(path, "database"),
    mails: join(path, "mails"),
    release: () => rmSync(lock, { force: true }),
  };
}

/**
 * Deletes the folder with all messages and mails, and returns whether it existed.
 * @throws BackendError when a backend uses it, or when it is not a backend's folder
 */
export function removeDataFolder(path: string): boolean {
  if (!existsSync(path)) return false;
  checkFolder(path);
  takeLock(path);
  rmSync(path, { recursive: true });
  return true;
}

function checkFolder(path: string) {
  if (!existsSync(path)) return;
  let files: string[];
  try {
    files = readdirSync(path);
  } catch (error) {
    throw new BackendError(`The data folder ${path} cannot be read: ${(error as Error).message}`);
  }
  if (files.length > 0 && !files.includes(marker)) {
    throw new BackendError(
      `${path} is not empty and not a backend's data folder. Choose another with --data.`,
    );
  }
}

/** PGlite has no lock of its own, and two processes on one folder corrupt it. */
function takeLock(path: string): string {
  const lock = join(path, "lock");
  const holder = existsSync(lock) ? Number(readFileSync(lock, "utf8")) : 0;
  if (holder > 0 && holder !== process.pid && isRunning(holder)) {
    throw new BackendError(
      `The data folder ${path} is in use by the process ${holder}. Stop that backend first; if there is none, delete ${lock}.`,
    );
  }
  writeFileSync(lock, String(process.pid));
  return lock;
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
