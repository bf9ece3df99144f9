import { escapeHtml } from "../../supabase/functions/_shared/escapeHtml";
import { logoMark } from "../brand/logo";
import { palette } from "../palette";
import { flatChart } from "../portraits/flatChart";
import { band } from "./band";
import type { Publication } from "./publication";

const width = 794;

export const mastheadStyles = `
  .masthead { position: relative; color: ${palette.white}; background: ${palette.deep}; overflow: hidden; }
  .masthead > svg { position: absolute; inset: 0; }
  .masthead-text { position: relative; padding: 8.5mm 18mm 0; }
  .brand { display: flex; align-items: center; gap: 9px; font-size: 22pt; letter-spacing: -0.03em; }
  .masthead h1 { max-width: 120mm; margin-top: 6mm; font-size: 38pt; line-height: 0.98; letter-spacing: -0.03em; }
  .masthead .date { margin-top: 3.5mm; font-weight: 700; color: ${palette.mango}; }
  .masthead .deck { max-width: 116mm; margin-top: 1.5mm; font-size: 11pt; line-height: 1.45; }`;

/**
 * Draws a shade behind the text that fades to the right in flat steps. A gradient to transparency
 * would need a soft mask, which not every PDF viewer supports.
 */
function shade(height: number): string {
  const [from, to, step] = [260, 600, 4];
  const steps = Array.from({ length: (to - from) / step }, (_, index) => {
    const opacity = 1 - (index * step) / (to - from);
    return `<path fill-opacity="${opacity.toFixed(2)}" d="M${from + index * step} 0h${step}v${height}h-${step}z"/>`;
  });
  return `<g fill="${palette.deep}" shape-rendering="crispEdges"><path d="M0 0h${from}v${height}H0z"/>${steps.join("")}</g>`;
}

/** Formats "2026-10-15" as "15 October 2026". */
function longDate(date: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/**
 * Returns the header of the first page: the islands from Trinidad northwards, the mark, the title.
 * @param height in CSS px, at most 400
 */
export function masthead(publication: Publication, height: number): string {
  const chart = flatChart({
    width,
    height,
    anchor: { longitude: -61.5, latitude: 10.65, x: 650, y: height - 78 },
    pixelsPerDegree: 80,
    sea: palette.deep,
    shallows: "#2a9d98",
    land: "#f3dfb4",
    mainland: "#0a3f46",
    mark: palette.mango,
  });
  return `<header class="masthead" style="height: ${height}px">
    <svg width="${width}" height="${height}" aria-hidden="true">${chart}${shade(height)}</svg>
    <div class="masthead-text">
      <p class="brand display"><svg width="34" height="34" viewBox="0 0 64 64" aria-hidden="true">${logoMark()}</svg>kwedi</p>
      <h1>${escapeHtml(publication.title)}</h1>
      <p class="date">${longDate(publication.date)}</p>
      <p class="deck">${escapeHtml(publication.description)}</p>
    </div></header>
    ${band()}`;
}
