/**
 * A picture on the site, rendered as a PNG. Each `art/<subject>/pictures.ts` exports `pictures: Picture[]`.
 */
export interface Picture {
  /** A short name that is unique among all pictures. The render command can filter by it. */
  name: string;
  /** The path of the master file, from the repository's root. */
  output: string;
  /** The size of the rendered page, in CSS px. */
  width: number;
  height: number;
  /** Device pixels per CSS pixel: the PNG's size is `width × scale` by `height × scale`. */
  scale: number;
  /** Returns the complete HTML document, which may contain SVG and canvas. Must be the same on every call. */
  html: () => string | Promise<string>;
  /** Leaves out the page's background, so that unpainted pixels stay transparent. */
  transparent?: boolean;
  /** Changes the rendered file before it is written. */
  postprocess?: (file: Buffer) => Buffer;
}

/** A drawing written as SVG source, in `art/<subject>/drawings.ts`. */
export interface Drawing {
  /** A short name that is unique among all pictures and drawings. */
  name: string;
  /** The path of the SVG, from the repository's root. */
  output: string;
  svg: () => string;
  minify?: boolean;
}
