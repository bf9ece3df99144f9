import type { HTMLElement } from "node-html-parser";

export interface Candidate {
  url: string;
  /** In pixels, where the candidate states a width. */
  width: number | undefined;
}

export const parseSrcset = (srcset: string): Candidate[] =>
  srcset.split(",").map((candidate) => {
    const [url = "", descriptor = ""] = candidate.trim().split(/\s+/);
    return { url, width: descriptor.endsWith("w") ? Number.parseInt(descriptor, 10) : undefined };
  });

/** Returns the candidates of every `srcset` and `imagesrcset` in a document. */
export const candidatesOf = (document: HTMLElement): Candidate[] =>
  ["srcset", "imagesrcset"].flatMap((attribute) =>
    document
      .querySelectorAll(`[${attribute}]`)
      .flatMap((element) => parseSrcset(element.getAttribute(attribute) ?? "")),
  );
