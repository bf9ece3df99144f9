import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** A device's only font, by the name that pages know it by: the package that brings it. */
const DEVICE_FONTS = {
  /** Has the widths of Arial and Liberation Sans. */
  Arimo: "arimo",
  Roboto: "roboto",
  /** The site has no fallback of its own for it, nor for DejaVu and most other fonts. */
  "Noto Sans": "noto-sans",
};

const FOLDER = ".playwright-fonts";

/** The packages with the fonts. */
export const FONT_PACKAGES = resolve("node_modules/@expo-google-fonts");

export type DeviceFontName = keyof typeof DEVICE_FONTS;

export const DEVICE_FONT_NAMES = Object.keys(DEVICE_FONTS) as DeviceFontName[];

/**
 * Writes a fontconfig file that names one font of the tests' own and no others, so that pages look
 * the same whatever fonts the machine has. Only browsers on Linux read it.
 * @returns the environment variables with which to start the browser
 */
export function fontEnvironment(family: DeviceFontName = "Arimo"): Record<string, string> {
  const target = resolve(FOLDER, DEVICE_FONTS[family]);
  mkdirSync(target, { recursive: true });
  const file = join(target, "fonts.conf");
  // Another process may be reading the file.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(
    unfinished,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(FONT_PACKAGES, DEVICE_FONTS[family])}</dir>
  <cachedir>${join(target, "cache")}</cachedir>
  <match target="pattern">
    <edit name="family" mode="append_last"><string>${family}</string></edit>
  </match>
</fontconfig>
`,
  );
  renameSync(unfinished, file);
  return { FONTCONFIG_FILE: file };
}
