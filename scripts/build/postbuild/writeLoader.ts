import { hash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { minify } from "terser";
import { fail } from "../../lib/fail";
import { PUBLIC } from "./gatsbyPages";
import { integrityOf } from "./integrity";

const LIMIT = 1024;

export interface Loader {
  address: string;
  integrity: string;
}

/**
 * Bundles the loader into a single file of at most 1,024 bytes before compression, named by a hash of its
 * content.
 */
export async function writeLoader(): Promise<Loader> {
  const { outputFiles } = await build({
    entryPoints: ["src/client/loader/loader.ts"],
    bundle: true,
    format: "iife",
    target: "es2022",
    tsconfigRaw: {},
    write: false,
  });
  const { code = "" } = await minify(outputFiles[0]?.text ?? "", {
    ecma: 2020,
    compress: { passes: 2 },
  });
  if (code.length > LIMIT)
    fail(
      `The loader has ${code.length} bytes; at most ${LIMIT} are allowed. Shorten src/client/loader.`,
    );
  const name = hash("sha256", code).slice(0, 10);
  const address = `/scripts/loader-${name}.js`;
  mkdirSync(join(PUBLIC, "scripts"), { recursive: true });
  writeFileSync(join(PUBLIC, address), code);
  return { address, integrity: integrityOf(address) };
}
