import { readdirSync } from "node:fs";
import { join, posix } from "node:path";
import type { Picture } from "../picture";
import { freePack } from "./freePack";
import { newsletter } from "./newsletter";
import { publicationMark, readPublication } from "./publication";
import { setPdfInfo } from "./setPdfInfo";

/** A PDF on sheets of A4 (in CSS px), rendered from a YAML file and written next to it. */
function pdf(name: string, source: string, html: (path: string) => Promise<string>): Picture {
  const { file, date } = readPublication(source);
  return {
    name,
    output: posix.join(posix.dirname(source), file),
    width: 794,
    height: 1123,
    scale: 1,
    format: "pdf",
    html: () => html(source),
    postprocess: (file) => setPdfInfo(file, { date, creator: publicationMark(source) }),
  };
}

/** Every issue is a file named after its month, for instance `2026-10.yaml`. */
const issues = readdirSync(join(__dirname, "../../content/newsletters"))
  .filter((file) => /^\d{4}-\d{2}\.yaml$/.test(file))
  .sort();

export const pictures: Picture[] = [
  ...issues.map((file) =>
    pdf(`newsletter-${posix.basename(file, ".yaml")}`, `content/newsletters/${file}`, newsletter),
  ),
  pdf("free-pack", "content/resources/free-pack.yaml", freePack),
];
