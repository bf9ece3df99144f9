import { palette } from "../palette";

const turn = (angle: number, radius: number) => ({
  x: (Math.sin(angle) * radius).toFixed(1),
  y: (-Math.cos(angle) * radius).toFixed(1),
});

/** Draws a glowing mark: light on the water, rings and a dot. */
export function beacon(x: number, y: number, unit: number): string {
  const ring = (radius: number, opacity: number, width = 1.6) =>
    `<circle r="${radius * unit}" fill="none" stroke="${palette.mango}" stroke-opacity="${opacity}" stroke-width="${width * unit}"/>`;
  return `<defs><radialGradient id="glow">
      <stop offset="0" stop-color="#ffc763" stop-opacity=".75"/>
      <stop offset=".22" stop-color="${palette.mango}" stop-opacity=".42"/>
      <stop offset=".55" stop-color="${palette.mango}" stop-opacity=".12"/>
      <stop offset="1" stop-color="${palette.mango}" stop-opacity="0"/>
    </radialGradient></defs>
    <g transform="translate(${x} ${y})">
      <circle r="${230 * unit}" fill="url(#glow)" style="mix-blend-mode: screen"/>
      ${ring(128, 0.2)}${ring(82, 0.4)}${ring(44, 0.75, 2)}
      <circle r="${15 * unit}" fill="${palette.mango}"/>
      <circle r="${5 * unit}" fill="#fff4dc"/>
    </g>`;
}

/** Draws rhumb lines from a position towards the 32 points of the compass. */
export function rhumbLines(options: {
  x: number;
  y: number;
  length: number;
  unit: number;
  colour: string;
  /** The opacity of the eight main lines, 0–1. The others are fainter. */
  strength: number;
}): string {
  const { x, y, length, unit, colour, strength } = options;
  const lines = Array.from({ length: 32 }, (_, point) => {
    const angle = (point * Math.PI) / 16;
    const from = turn(angle, (point % 4 === 0 ? 150 : 240) * unit);
    const to = turn(angle, length);
    const opacity = point % 4 === 0 ? strength : strength * 0.45;
    return `<path d="M${from.x} ${from.y}L${to.x} ${to.y}" stroke-opacity="${opacity.toFixed(3)}"/>`;
  });
  return `<g transform="translate(${x} ${y})" stroke="${colour}" stroke-width="${1.3 * unit}">${lines.join("")}</g>`;
}
