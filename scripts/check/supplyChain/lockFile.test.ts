import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectFiles } from "../../lib/projectFiles";

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  /** Set for a platform's binary. npm records a binary's checksum only on machines of that platform. */
  optional?: boolean;
  hasInstallScript?: boolean;
}

describe.each(projectFiles("*package-lock.json"))("%s", (file) => {
  const { lockfileVersion, packages } = JSON.parse(readFileSync(file, "utf8"));
  const locked = Object.entries<LockedPackage>(packages).filter(
    ([path, { link, inBundle }]) => path !== "" && !link && !inBundle,
  );
  const folder = dirname(file);

  it("has a checksum for every required package, and no registry URLs", () => {
    expect(lockfileVersion).toBe(3);
    for (const [path, { resolved, integrity, optional }] of locked)
      expect({ path, resolved, hasChecksum: optional || integrity !== undefined }).toEqual({
        path,
        resolved: undefined,
        hasChecksum: true,
      });
  });

  it("has the root's .npmrc next to it", () =>
    expect(readFileSync(join(folder, ".npmrc"), "utf8")).toBe(readFileSync(".npmrc", "utf8")));

  it("has install scripts only in packages that the package.json next to it allows or denies", () => {
    const { allowScripts = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const withScripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = withScripts.map(([path]) => path.replace(/.*node_modules\//, ""));
    expect(Object.keys(allowScripts)).toEqual(expect.arrayContaining(names));
  });

  it("is updated by Dependabot", () => {
    const path = folder === "." ? "/" : `/${folder}`;
    expect(readFileSync(".github/dependabot.yml", "utf8")).toMatch(
      RegExp(`director(?:y|ies): .*${path.replace(/\//g, "\\/")}(?![\\w/-])`),
    );
  });
});
