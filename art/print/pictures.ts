import { readdirSync } from "node:fs";
import { join, posix } from "node:path";
import type { Picture } from "../picture";
import { freePack } from "./freePack";
import { newsletter } from "./newsletter";
import { publicationMark, readPublication } from "./publication";
import { setPdfInfo } from "./setPdfInfo";

/**
 * A PDF on sheets of A4 (in CSS px), rendered from a YAML file and written next to it. Rendering
 * fails when the text does not fit on `sheets` sheets.
 */
function pdf(
  name: string,
  source: string,
  sheets: number,
  html: (path: string) => Promise<string>,
): Picture {
  const { file, date } = readPublication(source);
  return {
    name,
    output: posix.join(posix.dirname(source), file),
    width: 794,
    height: 1123,
    scale: 1,
    format: "pdf",
    html: () => html(source),
    postprocess: (file) => {
      checkSheets(file, sheets, source);
      return setPdfInfo(file, { date, creator: publicationMark(source) });
    },
  };
}

/** @throws Error when the PDF has another number of sheets, which the pages announce */
function checkSheets(pdf: Buffer, sheets: number, source: string): void {
  const found = pdf.toString("latin1").match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
  if (found !== sheets)
    throw new Error(
      `${source} fills ${found} sheets instead of ${sheets}. Shorten its text, or change the layout in art/print/.`,
    );
}

/** Every issue is a file named after its month, for instance `2026-10.yaml`. */
const issues = readdirSync(join(__dirname, "../../content/newsletters"))
  .filter((file) => /^\d{4}-\d{2}\.yaml$/.test(file))
  .sort();

export const pictures: Picture[] = [
  ...issues.map((file) =>
    pdf(
      `newsletter-${posix.basename(file, ".yaml")}`,
      `content/newsletters/${file}`,
      2,
      newsletter,
    ),
  ),
  pdf("free-pack", "content/resources/free-pack.yaml", 4, freePack),
];
