import { readdirSync } from "node:fs";
import { join, posix } from "node:path";
import type { Picture } from "../picture";
import { freePack } from "./freePack";
import { newsletter } from "./newsletter";
import { readPublication } from "./publication";
import { setPdfDates } from "./setPdfDates";

/** A PDF whose file is finished after the browser has written it. */
type Finished = Picture & { finish: (file: Buffer) => Buffer };

/** Sheets of A4 (in CSS px), set from a YAML file and written beside it. */
function sheets(name: string, source: string, html: (path: string) => Promise<string>): Finished {
  const { file, date } = readPublication(source);
  return {
    name,
    output: posix.join(posix.dirname(source), file),
    width: 794,
    height: 1123,
    scale: 1,
    format: "pdf",
    html: () => html(source),
    finish: (pdf) => setPdfDates(pdf, date),
  };
}

/** Every issue is a file named after its month, for instance `2026-10.yaml`. */
const issues = readdirSync(join(__dirname, "../../content/newsletters"))
  .filter((file) => /^\d{4}-\d{2}\.yaml$/.test(file))
  .sort();

export const pictures: Finished[] = [
  ...issues.map((file) =>
    sheets(
      `newsletter-${posix.basename(file, ".yaml")}`,
      `content/newsletters/${file}`,
      newsletter,
    ),
  ),
  sheets("free-pack", "content/resources/free-pack.yaml", freePack),
];
