import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { migrationsHash, projectRoot } from "./database/migrations";
import { type Backend, startBackend } from "./startBackend";

/** Everything on ports that are free, no sweep but those asked for. */
export const testOptions = { ports: { api: 0, mailbox: 0, smtp: 0 }, sweepSeconds: 0 };

const made: string[] = [];

/** The path of a folder that is not there yet. */
export function temporaryFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), "kwedi-backend-"));
  made.push(parent);
  return join(parent, "data");
}

/** To be called when no backend runs on them any more. */
export function removeTemporaryFolders(): void {
  for (const parent of made.splice(0)) rmSync(parent, { recursive: true, force: true });
}

/**
 * A copy of a data folder that a backend has made and left. Making one costs seconds, so it is kept
 * with the other caches for as long as the migrations are the same.
 */
export async function usedFolder(): Promise<string> {
  const kept = join(projectRoot, "node_modules", ".cache", "backend-data", migrationsHash());
  if (!existsSync(kept)) {
    const dataDirectory = temporaryFolder();
    await (await startBackend({ ...testOptions, dataDirectory })).stop();
    // Copied under another name first: another worker must never see half of it.
    const unfinished = `${kept}.${process.pid}`;
    cpSync(dataDirectory, unfinished, { recursive: true });
    if (existsSync(kept)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, kept);
  }
  const folder = temporaryFolder();
  cpSync(kept, folder, { recursive: true });
  return folder;
}

/** The client that the website uses, which in Node 20 wants to be told of a WebSocket. */
export function siteClient({ url, publishableKey }: Pick<Backend, "url" | "publishableKey">) {
  return createClient(url, publishableKey, {
    auth: { persistSession: false },
    realtime: { transport: class {} as never },
  });
}

/** Looks again and again until it is so. @throws Error when it is not within half a minute. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error("It did not become so within 30 s.");
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

export const aRow = {
  first_name: "Ana",
  last_name: "D'Andrade-Núñez",
  email: "ana@example.com",
  phone: "868-555-0142",
  subject: "A question",
  message: "How long does it take?",
};
