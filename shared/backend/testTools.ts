import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import type { Backend } from "./startBackend";

/** Free ports, and sweeps only on request. */
export const testOptions = { port: 0, sweepSeconds: 0 };

const created: string[] = [];

/** Returns the path of a folder that does not exist yet. */
export function temporaryFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), "backend-"));
  created.push(parent);
  return join(parent, "data");
}

/** Call this when no backend uses the folders any more. */
export function removeTemporaryFolders(): void {
  for (const parent of created.splice(0)) rmSync(parent, { recursive: true, force: true });
}

/** The website's client; in Node 20, supabase-js needs a replacement for WebSocket. */
export function siteClient({ url, publishableKey }: Pick<Backend, "url" | "publishableKey">) {
  return createClient(url, publishableKey, {
    auth: { persistSession: false },
    realtime: { transport: class {} as never },
  });
}
