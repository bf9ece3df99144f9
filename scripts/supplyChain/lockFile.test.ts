import { readFileSync } from "node:fs";

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  /** npm writes the checksum of another platform's program only where it installs it. */
  optional?: boolean;
}

test.each([
  "package-lock.json",
  "art/package-lock.json",
  "editor/package-lock.json",
  "scripts/deploy/package-lock.json",
])("%s installs the same everywhere", (file) => {
  const { lockfileVersion, packages } = JSON.parse(readFileSync(file, "utf8"));
  expect(lockfileVersion).toBe(3);
  for (const [path, locked] of Object.entries<LockedPackage>(packages)) {
    const { resolved, integrity, link, inBundle, optional } = locked;
    if (path === "" || link || inBundle) continue;
    expect({ path, resolved, hasChecksum: optional || integrity !== undefined }).toEqual({
      path,
      resolved: undefined,
      hasChecksum: true,
    });
  }
});
