import { escapeHtml } from "../../supabase/functions/_shared/escapeHtml";
import { palette } from "../palette";
import { bandImage, bandStyles } from "./band";
import { printFontFaces } from "./fonts";
import type { Publication } from "./publication";

/** Returns the styles of every sheet: paper size, margins, running footer, type. */
function baseStyles(publication: Publication): string {
  const foot = `font: 400 8.5pt Figtree, sans-serif; color: ${palette.inkSoft}; padding-bottom: 4mm;`;
  return `
    @page { size: 210mm 297mm; margin: 18mm 0 17mm;
      @top-left { content: url("${bandImage()}"); vertical-align: top; }
      @bottom-left { content: ${JSON.stringify(publication.title)}; padding-left: 18mm; ${foot} }
      @bottom-right { content: "Page " counter(page) " of " counter(pages); padding-right: 18mm; ${foot} } }
    @page :first { margin-top: 0; @top-left { content: none; } }
    * { box-sizing: border-box; margin: 0; padding: 0; }
    html { font: 400 10pt/1.5 Figtree, sans-serif; color: ${palette.ink}; print-color-adjust: exact; }
    svg { display: block; }
    h1, h2, .display { font-family: "Bricolage Grotesque", sans-serif; font-weight: 700;
      letter-spacing: -0.02em; line-height: 1.08; break-after: avoid; text-wrap: balance; }
    b { font-weight: 700; }
    a { color: #0b6a6e; text-decoration: underline; text-underline-offset: 2px; }
    p { orphans: 3; widows: 3; }
    .inset { padding-inline: 18mm; }
    ${bandStyles}`;
}

/**
 * Returns a complete document for a tagged PDF, with its language, the publication's title and the
 * fonts.
 */
export async function sheet(
  publication: Publication,
  parts: { styles: string; body: string },
): Promise<string> {
  const running = `${publication.title} Page of 0123456789 • – “ ” ’ …`;
  return `<!doctype html>
<html lang="en-TT"><head><meta charset="utf-8"><title>${escapeHtml(publication.title)}</title>
<meta name="description" content="${escapeHtml(publication.description)}">
<style>${await printFontFaces(parts.body + running)}
${baseStyles(publication)}
${parts.styles}</style></head>
<body>${parts.body}</body></html>`;
}
