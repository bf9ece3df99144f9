import { readFileSync } from "node:fs";
import { projectFiles } from "../../lib/projectFiles";

/** Licences whose only condition is that their notice is kept. */
const ALLOWED =
  /^(0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|ISC|MIT|MIT-0|Python-2\.0|Unlicense|WTFPL|Zlib)$/;

const NONE = "none in its package.json";

/** Other licences, and the packages that may have them, by name prefix. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // The typefaces may be served and subset, but not sold on their own.
  "OFL-1.1": ["@fontsource-variable/"],
  // The tests' system font. Neither this package nor those below are shipped to visitors, except some under
  // MIT.
  "MIT AND OFL-1.1": ["@expo-google-fonts/"],
  // The library that encodes pictures during the build.
  "LGPL-3.0-or-later": ["@img/sharp-libvips-"],
  "Apache-2.0 AND LGPL-3.0-or-later": ["@img/sharp-win32-"],
  "Apache-2.0 AND LGPL-3.0-or-later AND MIT": ["@img/sharp-wasm32"],
  // The accessibility checker, and the renderer of the share images.
  "MPL-2.0": ["axe-core", "satori"],
  // The build's data about browsers, and a dictionary for the spelling check.
  "CC-BY-4.0": ["caniuse-lite"],
  "CC BY-SA 4.0": ["@cspell/dict-en-common-misspellings"],
  // Each of these states the MIT licence only in a file or in an outdated field.
  [NONE]: [
    ...["busboy", "linkfs", "parse-cache-control", "streamsearch", "valid-url"],
    ...["xmlhttprequest-ssl", "xtend"],
  ],
};

test.each(projectFiles("*package-lock.json"))(
  "every package in %s has a licence that we allow",
  (file) => {
    const { packages } = JSON.parse(readFileSync(file, "utf8"));
    const others = Object.entries<{ license?: string }>(packages).flatMap(
      ([path, { license: licence = NONE }]) => {
        const name = path.replace(/.*node_modules\//, "");
        const isException = EXCEPTIONS[licence]?.some((start) => name.startsWith(start));
        return isAllowed(licence) || isException ? [] : [`${name}: ${licence}`];
      },
    );
    expect(others).toEqual([]);
  },
);

/** Whether one of a package's alternative licences is allowed. Nested expressions need an exception. */
const isAllowed = (licence: string): boolean =>
  licence
    .replace(/^\(([^()]*)\)$/, "$1")
    .split(" OR ")
    .some((alternative) => alternative.split(" AND ").every((one) => ALLOWED.test(one)));
