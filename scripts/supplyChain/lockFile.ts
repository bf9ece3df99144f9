/** The lock files of the site and of the pictures' sources. */
export const LOCK_FILES = ["package-lock.json", "art/package-lock.json"];

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  /** Programs of other platforms; npm knows their checksums only where it installs them. */
  optional?: boolean;
}

/**
 * What keeps a lock file from installing the same packages everywhere: a registry's name in it,
 * which binds it to that registry, or a package without the checksum of its content, unless it is one
 * that only other platforms install.
 */
export function lockFileFaults(text: string): string[] {
  const { lockfileVersion, packages } = JSON.parse(text) as {
    lockfileVersion: number;
    packages: Record<string, LockedPackage>;
  };
  return [
    ...(lockfileVersion === 3 ? [] : [`it has the version ${lockfileVersion}, not 3`]),
    ...Object.entries(packages)
      .filter(([path, { link, inBundle }]) => path !== "" && !link && !inBundle)
      .flatMap(([path, { resolved, integrity, optional }]) => [
        ...(resolved ? [`${path}: names a place to load it from, ${resolved}`] : []),
        ...(integrity || optional ? [] : [`${path}: has no checksum`]),
      ]),
  ];
}
