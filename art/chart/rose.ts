import { palette } from "../palette";

const at = (degrees: number, radius: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
};

/** Draws one point of the star as two facets, one of which is in shade. */
function point(degrees: number, length: number, waist: number, light: string, shade: string) {
  const half = 22.5;
  return `<path fill="${light}" d="M0 0L${at(degrees - half, waist)}L${at(degrees, length)}Z"/>
    <path fill="${shade}" d="M0 0L${at(degrees + half, waist)}L${at(degrees, length)}Z"/>`;
}

/** Draws a compass rose without letters, centred on the origin. `radius` is the radius of its outer ring. */
export function compassRose(radius: number): string {
  const ticks = Array.from({ length: 72 }, (_, tick) => {
    const degrees = tick * 5;
    const inner = degrees % 45 === 0 ? 0.86 : degrees % 15 === 0 ? 0.91 : 0.935;
    return `M${at(degrees, radius * inner)}L${at(degrees, radius * 0.965)}`;
  }).join("");
  const ring = (share: number, width: number, opacity: number) =>
    `<circle r="${radius * share}" fill="none" stroke="#d9f0de" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
  const line = radius / 150;
  const minor = [45, 135, 225, 315].map((degrees) =>
    point(degrees, radius * 0.66, radius * 0.21, palette.reefLight, palette.reef),
  );
  const main = [90, 180, 270].map((degrees) =>
    point(degrees, radius * 0.9, radius * 0.25, "#fff7e6", "#c9b68d"),
  );
  const sixteenth = Array.from({ length: 8 }, (_, index) =>
    point(22.5 + index * 45, radius * 0.5, radius * 0.19, "#2b7f80", "#0b4a50"),
  );
  return `${ring(1, line * 1.6, 0.8)}${ring(0.965, line * 0.8, 0.6)}${ring(0.7, line * 0.8, 0.25)}
    <path d="${ticks}" stroke="#d9f0de" stroke-width="${line}" stroke-opacity=".75"/>
    ${sixteenth.join("")}${minor.join("")}${main.join("")}
    ${point(0, radius * 1.16, radius * 0.25, palette.mango, "#c47a10")}
    <circle r="${radius * 0.06}" fill="#03222a" stroke="#fff7e6" stroke-width="${line * 1.4}"/>`;
}
