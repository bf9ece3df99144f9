import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Arimo has the metrics of Arial, which most visitors see until the site's fonts arrive. */
const FONTS = "node_modules/@expo-google-fonts/arimo";
const FOLDER = ".playwright-fonts";

/**
 * Writes a fontconfig file that names the tests' own fonts and no others, so that pages look the
 * same whatever fonts the machine has. Only browsers on Linux read it.
 * @returns the environment variables with which to start the browser
 */
export function fontEnvironment(): Record<string, string> {
  mkdirSync(FOLDER, { recursive: true });
  const file = resolve(FOLDER, "fonts.conf");
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${resolve(FONTS)}</dir>
  <cachedir>${resolve(join(FOLDER, "cache"))}</cachedir>
  <match target="pattern">
    <edit name="family" mode="append_last"><string>Arimo</string></edit>
  </match>
</fontconfig>
`,
  );
  return { FONTCONFIG_FILE: file };
}
