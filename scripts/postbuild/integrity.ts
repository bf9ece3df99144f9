import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PUBLIC } from "./gatsbyPages";

const known = new Map<string, string>();

/** The `integrity` value of a script of the built site, by its address. */
export function integrityOf(address: string): string {
  const cached = known.get(address);
  if (cached) return cached;
  const value = `sha256-${createHash("sha256")
    .update(readFileSync(join(PUBLIC, address)))
    .digest("base64")}`;
  known.set(address, value);
  return value;
}

/** A source expression of a Content-Security-Policy that allows exactly this inline text. */
export const hashSource = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
