import { readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";
import * as palette from "../../src/theme/palette";

/** The web manifest, from the lender's own data. */
export function writeManifest(): void {
  const { name, purpose } = parse(readFileSync("content/site.yaml", "utf8"));
  const icon = (file: string, sizes: string, purposeOfIcon?: string) => ({
    src: `/icons/${file}`,
    sizes,
    type: "image/png",
    ...(purposeOfIcon && { purpose: purposeOfIcon }),
  });
  const manifest = {
    name,
    short_name: name,
    description: purpose,
    lang: "en-TT",
    start_url: "/",
    display: "browser",
    background_color: palette.deep,
    theme_color: palette.deep,
    icons: [
      icon("icon-192.png", "192x192"),
      icon("icon-512.png", "512x512"),
      icon("icon-maskable-512.png", "512x512", "maskable"),
    ],
  };
  writeFileSync("public/manifest.webmanifest", JSON.stringify(manifest));
}
