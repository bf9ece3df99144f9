import { palette } from "../palette";

/** Draws a column whose flutes get darker towards the right. `x` is its left edge. */
function column(x: number, width: number, top: number, bottom: number): string {
  const flutes = Array.from({ length: 7 }, (_, index) => {
    const at = x + width * (0.12 + index * 0.115);
    return `<rect x="${at}" y="${top + 62}" width="${width * 0.05}" height="${bottom - top - 120}" rx="${width * 0.025}" fill="#04343b" fill-opacity="${0.1 + index * 0.035}"/>`;
  });
  return `<g><rect x="${x}" y="${top}" width="${width}" height="${bottom - top}" fill="url(#shaft)"/>${flutes.join("")}
    <rect x="${x - 20}" y="${top}" width="${width + 40}" height="26" fill="url(#block)"/><rect x="${x - 11}" y="${top + 26}" width="${width + 22}" height="18" rx="9" fill="url(#shaft)"/>
    <rect x="${x - 2}" y="${top + 48}" width="${width + 4}" height="8" rx="4" fill="url(#shaft)"/>
    <rect x="${x - 12}" y="${bottom - 50}" width="${width + 24}" height="20" rx="10" fill="url(#shaft)"/><rect x="${x - 22}" y="${bottom - 30}" width="${width + 44}" height="30" fill="url(#block)"/></g>`;
}

/** Draws an arch behind the columns, lit from inside. */
const arch = (middle: number) =>
  `<path d="M${middle - 92} 900V480a92 92 0 0 1 184 0V900Z" fill="url(#warm)"/><path d="M${middle - 92} 900V480a92 92 0 0 1 184 0" fill="none" stroke="#06424a" stroke-width="12"/>
  <path d="M${middle} 394V900M${middle - 92} 560H${middle + 92}M${middle - 92} 730H${middle + 92}" stroke="#06424a" stroke-width="6" stroke-opacity=".75"/>`;

const dentils = Array.from({ length: 34 }, (_, index) => `M${index * 32 - 6} 236h18v22h-18z`).join(
  "",
);
const step = (y: number, height: number, shade: number) =>
  `<rect y="${y}" width="1040" height="${height}" fill="#d6ece4"/><rect y="${y}" width="1040" height="${height}" fill="#05444b" fill-opacity="${shade}"/><rect y="${y}" width="1040" height="5" fill="#fff" fill-opacity=".55"/>`;

/** The portico of a public building in the evening, 1040 × 1080 px. */
export const colonnade = `<svg viewBox="0 0 1040 1080"><defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#07454c"/><stop offset="1" stop-color="#2a908d"/></linearGradient>
    <linearGradient id="shaft"><stop stop-color="#b9ded5"/><stop offset=".2" stop-color="#f2fbf6"/><stop offset=".55" stop-color="#a3d2c9"/><stop offset="1" stop-color="#3d8a88"/></linearGradient>
    <linearGradient id="block" x2="0" y2="1"><stop stop-color="#eef9f4"/><stop offset="1" stop-color="#86c0b7"/></linearGradient>
    <linearGradient id="wall" x2="0" y2="1"><stop stop-color="#0b565b"/><stop offset="1" stop-color="${palette.reef}"/></linearGradient>
    <linearGradient id="warm" x2="0" y2="1"><stop stop-color="#e08a1e"/><stop offset=".5" stop-color="#ffb84a"/><stop offset="1" stop-color="#ffe0a3"/></linearGradient>
    <linearGradient id="fall" x2="0" y2="1"><stop stop-color="#021a20" stop-opacity=".75"/><stop offset="1" stop-color="#021a20" stop-opacity="0"/></linearGradient></defs>
  <rect width="1040" height="1080" fill="url(#sky)"/>
  <path d="M-60 172L520 -70L1100 172Z" fill="#cfe8e0"/><path d="M90 150L520 -28L950 150Z" fill="#3b9593"/><path d="M90 150L520 -28L540 -20L150 150Z" fill="#04343b" opacity=".3"/>
  <rect y="150" width="1040" height="30" fill="#eef9f4"/><rect y="180" width="1040" height="56" fill="#b3dad1"/><rect y="236" width="1040" height="22" fill="#4f9f9b"/><path d="${dentils}" fill="#e2f3ec"/>
  <rect y="258" width="1040" height="44" fill="#dff1ea"/><rect y="302" width="1040" height="600" fill="url(#wall)"/>
  ${[173, 404, 635, 866].map(arch).join("")}
  <rect y="302" width="1040" height="150" fill="url(#fall)"/>
  ${[-6, 225, 456, 687, 918].map((x) => column(x, 126, 302, 902)).join("")}
  ${step(902, 48, 0.04)}${step(950, 56, 0.14)}${step(1006, 74, 0.26)}</svg>`;
