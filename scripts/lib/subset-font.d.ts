/** The package has no types of its own. */
declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  export interface SubsetOptions {
    targetFormat?: "sfnt" | "woff" | "woff2";
    /** The OpenType features to keep. All by default. */
    keepFeatures?: string[];
    variationAxes?: Partial<Record<string, Axis>>;
  }
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
