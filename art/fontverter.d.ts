/** The package has no types of its own. */
declare module "fontverter" {
  export function convert(font: Buffer, format: "sfnt" | "woff" | "woff2"): Promise<Buffer>;
}
