import { escapeHtml } from "../../supabase/functions/_shared/escapeHtml";
import { flatRate } from "../education/flatRate";
import { palette } from "../palette";
import { imprint, imprintStyles } from "./imprint";
import { masthead, mastheadStyles } from "./masthead";
import { bodyHtml, readLender, readPublication } from "./publication";
import { sheet } from "./sheet";

const styles = `${mastheadStyles}${imprintStyles}
  article { padding-top: 6mm; }
  article.page { break-before: page; padding-top: 0; }
  h2 { margin-bottom: 4mm; font-size: 25pt; }
  p { max-width: 150mm; font-size: 11pt; } p + p, ul + p { margin-top: 3mm; }
  ul { margin: 2.5mm 0 4mm; list-style: none; } ul:has(.line) { margin: -1mm 0 6mm; }
  li { position: relative; padding: 1.5mm 0 1.5mm 8mm; font-size: 11pt; line-height: 1.4; break-inside: avoid; }
  li::before { content: ""; position: absolute; left: 0; top: 2.3mm; width: 4mm; height: 4mm;
    border: 1.5px solid ${palette.ink}; border-radius: 0.8mm; }
  li.line { display: flex; align-items: end; gap: 3mm; min-height: 10.5mm; padding: 0; }
  li.line::before { display: none; }
  li.line::after { content: ""; flex: 1; min-width: 45mm; border-bottom: 1px solid ${palette.inkSoft}; margin-bottom: 1mm; }
  li.line:has(b)::after { border-bottom: 2px solid ${palette.ink}; }
  figure { margin-top: 6mm; } figure svg { width: 120mm; height: 69mm; border-radius: 3mm; }
  .imprint { margin-top: 6mm; }`;

/** Turns list items that end with a colon into lines to write on; the others are boxes to tick. */
const withLines = (html: string) =>
  html.replace(/<li>(.*?):(<\/b>)?<\/li>/g, '<li class="line">$1$2</li>');

/**
 * Returns the document of the free pack. The first two articles share the first page, every other has
 * a page of its own, and the picture of what a flat rate costs follows the last one.
 * @param path of the pack's YAML, from the root of the repository
 */
export function freePack(path: string): Promise<string> {
  const pack = readPublication(path);
  const articles = pack.articles.map(({ title, body }, index) => {
    const text = `<h2>${escapeHtml(title)}</h2>${withLines(bodyHtml(body))}`;
    return index < 2
      ? `<article class="inset">${text}</article>`
      : `<article class="page inset">${text}</article>`;
  });
  return sheet(pack, {
    styles,
    body: `${masthead(pack, 274)}<main>${articles.join("")}
      <figure class="inset"><svg viewBox="0 48 960 552" role="img" aria-label="Steps go down month by month; the cloth above them is what a flat rate charges for and is no longer owed">${flatRate()}</svg></figure></main>
      ${imprint(readLender())}`,
  });
}
