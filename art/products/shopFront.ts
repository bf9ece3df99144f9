import { palette } from "../palette";

function jar(
  x: number,
  base: number,
  [width, height]: [number, number],
  colour: string,
  label: string,
) {
  return `<g transform="translate(${x} ${base - height})"><rect width="${width}" height="${height}" rx="${width * 0.2}" fill="${colour}"/>
    <rect x="${width * 0.12}" y="-10" width="${width * 0.76}" height="16" rx="5" fill="${palette.sand}" fill-opacity=".75"/>
    <rect y="${height * 0.38}" width="${width}" height="${height * 0.34}" fill="${label}"/>
    <rect x="${width * 0.13}" y="${height * 0.08}" width="${width * 0.1}" height="${height * 0.84}" rx="4" fill="#fff" fill-opacity=".22"/></g>`;
}

function bottle(x: number, base: number, height: number, colour: string) {
  const shoulder = height * 0.52;
  return `<path transform="translate(${x} ${base})" fill="${colour}" d="M0 0V${-shoulder}C0 ${-shoulder - 26} 15 ${-shoulder - 22} 15 ${-shoulder - 50}V${-height}H33V${-shoulder - 50}C33 ${-shoulder - 22} 48 ${-shoulder - 26} 48 ${-shoulder}V0Z"/>
    <rect x="${x + 7}" y="${base - shoulder + 6}" width="7" height="${shoulder - 18}" rx="3.5" fill="#fff" fill-opacity=".24"/>`;
}

const { reef, mango, hibiscus, sand, lagoon } = palette;

const upperShelf = [
  jar(132, 470, [74, 92], "#137276", sand),
  jar(220, 470, [74, 92], "#137276", sand),
  jar(308, 470, [74, 92], hibiscus, sand),
  bottle(402, 470, 132, "#1d8c88"),
  bottle(462, 470, 132, "#1d8c88"),
  bottle(522, 470, 132, mango),
].join("");

const lowerShelf = [
  bottle(136, 640, 122, hibiscus),
  bottle(196, 640, 122, "#137276"),
  bottle(256, 640, 122, "#137276"),
  jar(328, 640, [96, 78], mango, lagoon),
  jar(440, 640, [96, 78], "#c9e6dd", reef),
  jar(552, 640, [96, 78], "#1d8c88", sand),
].join("");

const boards = Array.from(
  { length: 15 },
  (_, row) =>
    `<path d="M0 ${row * 74 + 30}H1040" stroke="#a85a06" stroke-opacity=".28" stroke-width="3"/><path d="M0 ${row * 74 + 33}H1040" stroke="#fff" stroke-opacity=".22" stroke-width="3"/>`,
).join("");

const fruit = (x: number, y: number, size: number, colour: string) =>
  `<g transform="translate(${x} ${y})"><ellipse rx="${size}" ry="${size * 0.9}" fill="${colour}"/><ellipse cx="${-size * 0.28}" cy="${-size * 0.3}" rx="${size * 0.42}" ry="${size * 0.3}" fill="#fff" fill-opacity=".25"/>
  <path d="M0 ${-size * 0.88}q4 -12 15 -14" stroke="#3d5a2a" stroke-width="5" fill="none" stroke-linecap="round"/></g>`;

const crate = `<g transform="translate(280 736) scale(.74)">
  ${[
    [60, 6, 46, "#f39a2b"],
    [148, -4, 50, "#ef7f3b"],
    [240, 4, 47, "#f7b23e"],
    [326, 8, 44, "#e96a3f"],
    [104, 34, 46, "#f7b23e"],
    [196, 30, 48, "#f08d33"],
    [284, 34, 46, "#f39a2b"],
  ]
    .map(([x, y, size, colour]) => fruit(Number(x), Number(y), Number(size), String(colour)))
    .join("")}
  <path fill="#7c3d12" d="M0 48H386L372 168H14Z"/><path fill="#9a5220" d="M0 48H386L382 84H4ZM8 98H378L374 132H12Z"/>
  <path fill="#5d2c0b" d="M34 48h26l4 120H42ZM326 48h26l-8 120h-22Z"/></g>`;

/** A wooden shop with its hatch open, from the wall to the counter, 1040 × 1080 px. */
export const shopFront = `<svg viewBox="0 0 1040 1080"><defs>
    <linearGradient id="wall" x2=".5" y2="1"><stop stop-color="#ffca69"/><stop offset="1" stop-color="#ee9418"/></linearGradient>
    <linearGradient id="inside" x2="0" y2="1"><stop stop-color="#021a20"/><stop offset=".55" stop-color="${palette.lagoon}"/><stop offset="1" stop-color="#0a4b50"/></linearGradient>
    <radialGradient id="lamp" cx="375" cy="330" r="330" gradientUnits="userSpaceOnUse"><stop stop-color="#ffd27f" stop-opacity=".75"/><stop offset=".4" stop-color="${palette.mango}" stop-opacity=".22"/><stop offset="1" stop-color="${palette.mango}" stop-opacity="0"/></radialGradient>
    <filter id="soft"><feGaussianBlur stdDeviation="7"/></filter></defs>
  <rect width="1040" height="1080" fill="url(#wall)"/>${boards}
  <rect x="84" y="250" width="600" height="560" fill="#8a4a10"/><rect x="104" y="250" width="560" height="560" fill="url(#inside)"/>
  <g><rect x="104" y="470" width="560" height="13" fill="#0f5257"/><rect x="104" y="640" width="560" height="13" fill="#0f5257"/>
  <rect x="104" y="483" width="560" height="14" fill="#021a20" opacity=".5"/><rect x="104" y="653" width="560" height="14" fill="#021a20" opacity=".5"/>${upperShelf}${lowerShelf}</g>
  <rect x="104" y="250" width="560" height="560" fill="url(#lamp)" style="mix-blend-mode:screen"/>
  <path d="M664 250V810H640V250Z" fill="#021a20" opacity=".35"/>
  <rect x="0" y="868" width="1040" height="212" fill="#0c5f64"/>
  ${Array.from({ length: 9 }, (_, index) => `<path d="M${index * 122 + 40} 905V1080" stroke="${palette.lagoon}" stroke-opacity=".55" stroke-width="4"/>`).join("")}
  ${crate}
  <path fill="#b5672a" d="M0 852H1040V892H0Z"/><path fill="#d88a45" d="M0 852H1040V864H0Z"/>
  <path d="M0 892H1040V926H0Z" fill="#021a20" opacity=".35" filter="url(#soft)"/></svg>`;
