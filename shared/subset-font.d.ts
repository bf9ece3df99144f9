/** The package comes without types. */
declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  interface Options {
    targetFormat?: "sfnt" | "woff" | "woff2";
    variationAxes?: Partial<Record<string, Axis>>;
  }
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options?: Options,
  ): Promise<Buffer>;
}
