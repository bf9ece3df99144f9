import { palette } from "../palette";

const skin = "#a5673f";
const shade = "#7d4729";
const hair = "#1d1419";

/** Draws the public officer on the badge, in 58 × 74 units. */
export const officer = (width: number, height: number) =>
  `<svg width="${width}" height="${height}" viewBox="0 0 58 74" preserveAspectRatio="xMidYMax slice">
  <path fill="${palette.lagoon}" d="M1 78c1-15 11-21 28-21s27 6 28 21z"/><path fill="${palette.sand}" d="M20 57.5l9 8.5 9-8.5 4 2-10 15h-6l-10-15z"/>
  <path fill="${palette.hibiscus}" d="M26.5 64.5l2.5 2 2.5-2 1 3-1.5 8h-4l-1.5-8z"/>
  <path fill="${shade}" d="M22 46h14v13l-7 7-7-7z"/><path fill="${skin}" d="M15 31c0-14 6-20 14-20s14 6 14 20c0 8-2 13-5 17-3 3-6 5-9 5s-6-2-9-5c-3-4-5-9-5-17z"/>
  <path fill="${skin}" d="M15.5 33c-3-2-4 1-3 4s2.5 4 4 3zM42.5 33c3-2 4 1 3 4s-2.5 4-4 3z"/>
  <path fill="${shade}" d="M34 12c6 2 9 8 9 19 0 8-2 13-5 17-3 3-6 5-9 5 6-5 8-11 8-20 0-8 0-14-3-21z" fill-opacity=".55"/>
  <path fill="${hair}" d="M13.5 33c-3-18 4-25 15.5-25s18.5 7 15.5 25c-1-5-1.5-9-3.5-12-6-2-18-2-24 0-2 3-2.5 7-3.5 12z"/>
  <path fill="none" stroke="${hair}" stroke-width="1.5" stroke-linecap="round" d="M18.5 27.5q3.5-2 7-.5M32.5 27q3.5-1.5 7 .5"/>
  <circle cx="22.5" cy="33" r="1.7" fill="${hair}"/><circle cx="35.5" cy="33" r="1.7" fill="${hair}"/>
  <g fill="#fff" fill-opacity=".14" stroke="${hair}" stroke-width="1.2"><rect x="17.5" y="29.3" width="10" height="7.6" rx="3"/><rect x="30.5" y="29.3" width="10" height="7.6" rx="3"/><path fill="none" d="M27.5 32q1.5-1 3 0"/></g>
  <path fill="none" stroke="${shade}" stroke-width="1.3" stroke-linecap="round" d="M29.5 35.5l1.7 4.5q-1.5 1.2-3.5.6"/>
  <path fill="#8f3a36" d="M23.5 44.5q5.5 1.800 11 0q-1.5 4-5.5 4t-5.5-4z"/><path fill="${palette.white}" d="M24.7 45q4.3 1.3 8.6 0q-.6 1.6-4.3 1.6t-4.3-1.6z"/></svg>`;
