/**
 * One picture of the site: what it shows, how large it is, and where its master is kept.
 * Every `art/<subject>/pictures.ts` exports `pictures: Picture[]`.
 */
export interface Picture {
  /** Short name, unique over all pictures; the render command's filters look for it. */
  name: string;
  /** Where the master is written, from the root of the repository. */
  output: string;
  /** Width of the page that is photographed, in CSS px. For a PDF, the width of its sheet. */
  width: number;
  /** Height of the page that is photographed, in CSS px. For a PDF, the height of its sheet. */
  height: number;
  /** Device pixels to a CSS pixel: a PNG measures `width × scale` by `height × scale`. */
  scale: number;
  /** The complete HTML document; it may hold SVG and canvas, and must be the same at every call. */
  html: () => string | Promise<string>;
  /** Leaves the page's ground out, so that what is not painted stays transparent. */
  transparent?: boolean;
  /** Last change to the file after it is rendered. */
  finish?: (file: Buffer) => Buffer;
  /** Default "png". */
  format?: "png" | "pdf";
}

/** A drawing that is delivered as SVG source, without being photographed (`art/<subject>/drawings.ts`). */
export interface Drawing {
  /** Short name, unique over all pictures and drawings. */
  name: string;
  /** Where the SVG is written, from the root of the repository. */
  output: string;
  /** The complete SVG source. */
  svg: () => string;
}
