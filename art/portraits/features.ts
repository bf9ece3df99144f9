import { outline, stroke } from "./curve";

/** A person's flat tones, from the lightest to the darkest, and the colours of the eyes. */
export interface Tones {
  light: string;
  skin: string;
  shade: string;
  /** The shadow of the chin on the neck. */
  deep: string;
  dark: string;
  /** The whites of the eyes. */
  white: string;
  iris: string;
}

/** An eye. The one on the far side of the nose is narrower. */
interface Eye {
  x: number;
  y: number;
  /** From corner to corner, in user units. */
  width: number;
  /** How far the lids are open: 1 when relaxed, less in a smile or an older face. */
  open?: number;
  /** The side of the outer corner: 1 is right, -1 is left. */
  outer: 1 | -1;
  /** The direction of the gaze, from -1 (left) to 1 (right). */
  look: number;
  /** The degrees by which the outer corner is lifted. */
  lift?: number;
  /** The length of the lashes beyond the outer corner, as a percentage of the width. */
  lash?: number;
}

/** Draws an eye in flat shapes: the socket, white, iris, lid and line of lashes. */
export function eye(tones: Tones, { x, y, width, open = 1, outer, look, lift = 0, lash = 0 }: Eye) {
  const scale = width / 100;
  const pupil = look * outer * 14;
  const lashes = `-55,15! -28,-13 6,-22 40,-12 ${56 + lash},${6 - lash / 2}! 36,-4 6,-12 -24,-4`;
  return `<g transform="translate(${x} ${y}) scale(${scale * outer} ${scale * open}) rotate(${-lift})">
    <path fill="${tones.shade}" d="${outline("-60,14! -40,-24 4,-38 46,-26 66,4! 40,18 0,28 -40,22")}"/>
    <path fill="${tones.white}" d="${outline("-48,10! -26,-12 6,-18 36,-8 52,8! 28,21 0,25 -28,22")}"/>
    <circle cx="${pupil}" cy="2" r="21" fill="${tones.iris}"/>
    <circle cx="${pupil}" cy="2" r="11" fill="${tones.dark}"/>
    <circle cx="${pupil - 7 * outer}" cy="-3" r="4.5" fill="${tones.white}"/>
    <path fill="${tones.skin}" d="${outline("-56,8! -32,-24 6,-32 42,-20 60,4! 34,-9 6,-15 -24,-8")}"/>
    <path fill="${tones.dark}" d="${outline(lashes)}"/>
    <path fill="none" stroke="${tones.shade}" stroke-width="4" stroke-linecap="round" d="${stroke("-26,31 4,35 34,27")}"/>
  </g>`;
}

/** Draws a nose: its side in shade, its lit ridge and the wing of the nostril. */
export function nose(tones: Tones, shapes: { side: string; ridge: string; wing: string }): string {
  return `<path fill="${tones.shade}" d="${outline(shapes.side)}"/>
    <path fill="${tones.light}" d="${outline(shapes.ridge)}"/>
    <path fill="${tones.skin}" d="${outline(shapes.wing)}"/>`;
}

/** Draws a body part: its outline, with areas of light and shadow inside. */
export function form(
  id: string,
  tones: Tones,
  shapes: { edge: string; light?: string[]; shade?: string[]; deep?: string[] },
): string {
  const planes = (list: string[] = [], fill: string) =>
    list.map((points) => `<path fill="${fill}" d="${outline(points)}"/>`).join("");
  const edge = outline(shapes.edge);
  return `<clipPath id="${id}"><path d="${edge}"/></clipPath><path fill="${tones.skin}" d="${edge}"/>
    <g clip-path="url(#${id})">${planes(shapes.light, tones.light)}${planes(shapes.shade, tones.shade)}${planes(shapes.deep, tones.deep)}</g>`;
}
