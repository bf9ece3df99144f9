import { escapeHtml } from "../../supabase/functions/_shared/escapeHtml";
import { loadLine } from "../education/loadLine";
import { palette } from "../palette";
import { ceo } from "../portraits/ceo";
import { band } from "./band";
import { imprint, imprintStyles } from "./imprint";
import { masthead, mastheadStyles } from "./masthead";
import { bodyHtml, readLender, readPublication } from "./publication";
import { sheet } from "./sheet";

const styles = `${mastheadStyles}${imprintStyles}
  article p + p { margin-top: 2.2mm; }
  .lead { display: grid; grid-template-columns: 46mm 1fr; gap: 8mm; padding-block: 8mm; }
  .lead svg { width: 46mm; height: 61mm; border-radius: 3mm; }
  .lead h2 { margin-bottom: 3.5mm; font-size: 25pt; }
  .figures { padding-block: 6mm; background: ${palette.sand}; break-inside: avoid; }
  .figures h2 { margin-bottom: 2mm; font-size: 20pt; }
  .figures ul { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 6mm; margin: 4mm 0; list-style: none; }
  .figures li { padding-top: 2mm; border-top: 3px solid ${palette.mango}; font-variant-numeric: tabular-nums; }
  .figures b { display: block; font-size: 12pt; }
  .articles { columns: 2; column-gap: 9mm; column-rule: 1px solid ${palette.sandDark}; margin: 0 18mm; padding-top: 1mm; font-size: 10.5pt; }
  .articles article { margin-bottom: 6mm; }
  .articles li { break-inside: avoid; }
  .articles h2 { margin-bottom: 2mm; font-size: 16pt; }
  .articles ul { margin: 2.5mm 0; list-style: none; }
  .articles li { padding: 1.3mm 0; border-top: 1px solid ${palette.sandDark}; }
  .articles li:last-child { border-bottom: 1px solid ${palette.sandDark}; }
  .closing { margin-top: 6mm; break-inside: avoid; }
  .closing > div { display: grid; grid-template-columns: 80mm 1fr; background: ${palette.deep}; }
  .closing > div > svg { width: 80mm; height: 50mm; }
  .closing .imprint { grid-template-columns: 1fr; align-content: center; gap: 3mm; padding: 0 18mm 0 9mm; }`;

const article = ({ title, body }: { title: string; body: string }) =>
  `<article><h2>${escapeHtml(title)}</h2>${bodyHtml(body)}</article>`;

/**
 * Returns the document of an issue of The Kwedi Letter. The first article is the Chief Executive's,
 * next to her portrait; the second has the issue's figures, its list in columns; the others follow.
 * @param path of the issue's YAML, from the root of the repository
 */
export function newsletter(path: string): Promise<string> {
  const issue = readPublication(path);
  const [lead, figures, ...others] = issue.articles;
  return sheet(issue, {
    styles,
    body: `${masthead(issue, 300)}
      <main><div class="lead inset">
        <svg viewBox="110 90 620 818" role="img" aria-label="Portrait of the Chief Executive Officer">${ceo()}</svg>
        ${lead ? article(lead) : ""}</div>
      <div class="figures inset">${figures ? article(figures) : ""}</div>
      <div class="articles">${others.map(article).join("")}</div></main>
      <div class="closing">${band()}<div><svg viewBox="0 0 960 600" role="img"
        aria-label="A boat loaded to the line on her side, and no deeper">${loadLine()}</svg>
        ${imprint(readLender())}</div></div>`,
  });
}
