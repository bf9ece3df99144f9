/**
 * A picture of the site, rendered to a PNG.
 * Every `art/<subject>/pictures.ts` exports `pictures: Picture[]`.
 */
export interface Picture {
  /** Short name, unique over all pictures; the render command filters by it. */
  name: string;
  /** Path of the original, from the root of the repository. */
  output: string;
  /** Width of the rendered page in CSS px. */
  width: number;
  /** Height of the rendered page in CSS px. */
  height: number;
  /** Device pixels per CSS pixel: a PNG measures `width × scale` by `height × scale`. */
  scale: number;
  /**
   * Returns the complete HTML document, which may contain SVG and canvas. It must be the same at every call.
   */
  html: () => string | Promise<string>;
  /** Omits the page's background, so that unpainted pixels stay transparent. */
  transparent?: boolean;
  /** Changes the rendered file before it is written. */
  postprocess?: (file: Buffer) => Buffer;
}

/** A drawing written as SVG source, from `art/<subject>/drawings.ts`. */
export interface Drawing {
  /** Short name, unique over all pictures and drawings. */
  name: string;
  /** Path of the SVG, from the root of the repository. */
  output: string;
  /** Returns the complete SVG source. */
  svg: () => string;
  /** Minimises the source before it is written. */
  minify?: boolean;
}
