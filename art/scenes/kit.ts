import { settThreads, stripes } from "../madras/sett";
import { palette } from "../palette";

/** The size of a scene in units. Pages crop it towards the middle. */
const sceneSize = { width: 720, height: 480 };

/** A colour stop in a gradient: its position (0–1), its colour and its opacity. */
type Stop = [at: number, colour: string, opacity?: number];

const stopsOf = (stops: Stop[]) =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === 1 ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");

/** Defines a gradient from top to bottom or from left to right. */
export const linear = (id: string, stops: Stop[], direction: "down" | "right" = "down") =>
  `<linearGradient id="${id}"${direction === "down" ? ' x2="0" y2="1"' : ""}>${stopsOf(stops)}</linearGradient>`;

/** Defines the skin of a ripe mango as a gradient across the fruit. */
export const mangoSkin = (id: string) =>
  linear(
    id,
    [
      [0, "#ffd25e"],
      [0.55, "#f79a2c"],
      [1, "#e25640"],
    ],
    "right",
  );

/** Defines a radial gradient around a point in the scene. */
export const glow = (id: string, at: { x: number; y: number; radius: number }, stops: Stop[]) =>
  `<radialGradient id="${id}" cx="${at.x}" cy="${at.y}" r="${at.radius}" gradientUnits="userSpaceOnUse">${stopsOf(stops)}</radialGradient>`;

/** Defines the brand's cloth as a pattern. `repeat` is its size in units. */
export function madras(id: string, repeat: number, transform = ""): string {
  const scale = repeat / settThreads;
  const size = `width="${settThreads}" height="${settThreads}"`;
  return `<pattern id="${id}" ${size} patternUnits="userSpaceOnUse" patternTransform="${transform}scale(${scale})">
    <rect ${size} fill="${palette.lagoon}"/>${stripes("warp", settThreads)}
    <g opacity=".54"><rect ${size} fill="${palette.lagoon}"/>${stripes("weft", settThreads)}</g></pattern>`;
}

/** Returns a rectangle with rounded corners. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ""} fill="${fill}"/>`;

export const path = (fill: string, data: string, opacity = 1) =>
  `<path fill="${fill}"${opacity === 1 ? "" : ` fill-opacity="${opacity}"`} d="${data}"/>`;

/** Returns an unfilled line with rounded ends. */
export const line = (stroke: string, width: number, data: string, opacity = 1) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? "" : ` stroke-opacity="${opacity}"`} d="${data}"/>`;

export const repeated = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join("");

/** Returns a scene as an SVG without a title, because it is decorative. */
export function sceneSvg({ defs, body }: { defs: string[]; body: string[] }): string {
  const { width, height } = sceneSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">
    <defs>${defs.join("")}</defs>${body.join("")}</svg>`;
  return `${svg.replace(/>\s+</g, "><").replace(/(\d\.\d)\d+/g, "$1")}\n`;
}
