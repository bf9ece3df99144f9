import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { projectRoot, readMigrations } from "./database/migrations";
import { type Backend, startBackend } from "./startBackend";

/** Everything on ports that are free, no sweep but those asked for. */
export const testOptions = { ports: { api: 0, mailbox: 0, smtp: 0 }, sweepSeconds: 0 };

export function temporaryFolder(): string {
  return join(mkdtempSync(join(tmpdir(), "kwedi-backend-")), "data");
}

/**
 * A copy of a data folder that a backend has made and left. Making one costs seconds, so it is kept
 * with the other caches for as long as the migrations are the same.
 */
export async function usedFolder(): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(readMigrations())).digest("hex");
  const kept = join(projectRoot, "node_modules", ".cache", "backend-data", hash.slice(0, 16));
  if (!existsSync(kept)) {
    const made = `${kept}.${process.pid}`;
    await (await startBackend({ ...testOptions, dataDirectory: made })).stop();
    // Another worker may have been faster; then this one is left over, and either will do.
    if (!existsSync(kept)) renameSync(made, kept);
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

/** Looks again and again until it is so; the test's own time limit ends it otherwise. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 25));
}

export const aRow = {
  first_name: "Ana",
  last_name: "D'Andrade-Núñez",
  email: "ana@example.com",
  phone: "868-555-0142",
  subject: "A question",
  message: "How long does it take?",
};
