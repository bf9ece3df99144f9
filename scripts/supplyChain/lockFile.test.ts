import { readFileSync } from "node:fs";

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  /** npm writes the checksum of another platform's program only where it installs it. */
  optional?: boolean;
}

interface LockFile {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
}

/** Lists what prevents the same install everywhere: a registry's URL or a missing checksum. */
function lockFileFaults({ lockfileVersion, packages }: LockFile): string[] {
  const version = lockfileVersion === 3 ? [] : [`has version ${lockfileVersion}, not 3`];
  const installed = Object.entries(packages).filter(
    ([path, { link, inBundle }]) => path !== "" && !link && !inBundle,
  );
  return [
    ...version,
    ...installed.flatMap(([path, { resolved, integrity, optional }]) => [
      ...(resolved ? [`${path}: is bound to ${resolved}`] : []),
      ...(integrity || optional ? [] : [`${path}: has no checksum`]),
    ]),
  ];
}

test.each([
  "package-lock.json",
  "art/package-lock.json",
  "editor/package-lock.json",
  "scripts/deploy/package-lock.json",
])("%s installs the same everywhere", (file) => {
  expect(lockFileFaults(JSON.parse(readFileSync(file, "utf8")))).toEqual([]);
});
