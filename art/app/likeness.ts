import { palette } from "../palette";
/** Draws a small portrait of the sample customer for identity cards; 58 × 74 units. */
export const likeness = (
  width: number,
  height: number,
) => `<svg width="${width}" height="${height}" viewBox="0 0 58 74" preserveAspectRatio="xMidYMax slice"><path fill="${palette.lagoon}" d="M3 78c2-17 12-22 26-22s24 5 26 22z"/>
  <path fill="${palette.sand}" d="M22 57l7 9 7-9 3 1-10 14-10-14z"/><path fill="#74422d" d="M22 46h14v12c-4 5-10 5-14 0z"/><ellipse cx="29" cy="35" rx="13" ry="16" fill="#8d5339"/>
  <path fill="#74422d" d="M29 51c5 0 9-4 11-9-1 3-1 8-4 11-4 2-10 2-14 0-3-3-3-8-4-11 2 5 6 9 11 9z"/>
  <path fill="#21140f" d="M14 38c-5-20 4-30 15-30s20 10 15 30c-1-7-3-11-6-14-6 3-13 4-19 2-2 3-4 6-5 12z"/><ellipse cx="29" cy="8" rx="8" ry="7" fill="#21140f"/></svg>`;
