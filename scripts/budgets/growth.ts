import type { ModuleWeights } from "../../src/gatsby/weighModules";

/** The bytes of what the scripts are made of: a file of ours, or a whole package. */
export type Parts = Record<string, number>;

const PACKAGE = /^.*node_modules\/((?:@[^/]+\/)?[^/]+).*$/;

/** Sums the modules up by package, ours by file. A module in several scripts counts once. */
export function partsOf(weights: ModuleWeights): Parts {
  const modules = new Map(Object.values(weights).flatMap((file) => Object.entries(file)));
  const parts: Parts = {};
  for (const [module, bytes] of modules) {
    const part = module.replace(PACKAGE, "$1");
    parts[part] = (parts[part] ?? 0) + bytes;
  }
  return parts;
}

/**
 * What grew since the record was made, most first: one line each.
 * @param most how many lines at most
 */
export function growth(now: Parts, recorded: Parts, most = 8): string[] {
  return Object.entries(now)
    .map(([part, bytes]) => ({ part, bytes, more: bytes - (recorded[part] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((one, other) => other.more - one.more)
    .slice(0, most)
    .map(
      ({ part, bytes, more }) =>
        `${part} ${part in recorded ? `grew by ${kilobytes(more)}` : "is new"} (source ${kilobytes(bytes)})`,
    );
}

/** A number of bytes in words, in kilobytes of 1000. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
