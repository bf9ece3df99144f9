import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The folder of the package with the only font used in tests. Its characters are as wide as Arial's. */
export const FONT_FOLDER = resolve("node_modules/@expo-google-fonts/arimo");

const FOLDER = resolve(".playwright-fonts");

/**
 * Writes a fontconfig file with only the tests' font, so that pages look the same on every Linux machine.
 * Browsers on other systems ignore the file.
 * @returns the environment variables for the browser
 */
export function fontEnvironment(): Record<string, string> {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, "fonts.conf");
  // Replaces the file in one step, because another process may be reading it.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(
    unfinished,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${FONT_FOLDER}</dir>
  <cachedir>${join(FOLDER, "cache")}</cachedir>
  <match target="pattern">
    <edit name="family" mode="append_last"><string>Arimo</string></edit>
  </match>
  <match target="pattern">
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
  </match>
</fontconfig>
`,
  );
  renameSync(unfinished, file);
  return { FONTCONFIG_FILE: file };
}
