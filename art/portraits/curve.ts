/** The distance of a control point from its anchor, as a fraction of the segment's length. */
const REACH = 0.36;

const POINT = /^(-?[\d.]+),(-?[\d.]+)(!?)$/;

type Anchor = { x: number; y: number; corner: boolean };

function anchors(points: string): Anchor[] {
  return points
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [, x, y, mark] = POINT.exec(word) ?? [];
      if (x === undefined || y === undefined) {
        throw new Error(`"${word}" is not a point: write "x,y", or "x,y!" for a corner`);
      }
      return { x: Number(x), y: Number(y), corner: mark === "!" };
    });
}

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Returns the control point at `from` for the segment to `to`. The handle is parallel to the chord from
 * `before` to `to`.
 */
function control(before: Anchor, from: Anchor, to: Anchor): string {
  const segment = Math.hypot(to.x - from.x, to.y - from.y);
  const chord = Math.hypot(to.x - before.x, to.y - before.y);
  if (from.corner || chord === 0) {
    return `${round(from.x)} ${round(from.y)}`;
  }
  const reach = (segment * REACH) / chord;
  return `${round(from.x + (to.x - before.x) * reach)} ${round(from.y + (to.y - before.y) * reach)}`;
}

function path(points: string, closed: boolean): string {
  const all = anchors(points);
  const at = (index: number): Anchor => {
    const wrapped = closed
      ? (index + all.length) % all.length
      : Math.max(0, Math.min(all.length - 1, index));
    const anchor = all[wrapped];
    if (!anchor) {
      throw new Error("a curve needs at least one point");
    }
    return anchor;
  };
  const segments = all.slice(0, closed ? undefined : -1).map((from, index) => {
    const to = at(index + 1);
    const leave = control(at(index - 1), from, to);
    const arrive = control(at(index + 2), to, from);
    return `C${leave} ${arrive} ${round(to.x)} ${round(to.y)}`;
  });
  const start = at(0);
  return `M${round(start.x)} ${round(start.y)}${segments.join("")}${closed ? "Z" : ""}`;
}

/**
 * Returns path data for a closed outline that passes smoothly through `points`.
 * @param points "x,y x,y …" in user units; "x,y!" is a corner
 * @throws Error when a word is not a point
 */
export function outline(points: string): string {
  return path(points, true);
}

/** Returns path data for an open stroke; see {@link outline}. */
export function stroke(points: string): string {
  return path(points, false);
}

/**
 * Returns path data for `count` open strokes, evenly spaced between `first` and `last`, which are
 * included. Use it for combed hair, braids or the folds of a cloth.
 * @throws Error when the two have different numbers of points
 */
export function strands(first: string, last: string, count: number): string {
  const from = anchors(first);
  const to = anchors(last);
  if (from.length !== to.length) {
    throw new Error(`strands need as many points in "${last}" as in "${first}"`);
  }
  return Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0 : index / (count - 1);
    const points = from.map((anchor, at) => {
      const end = to[at] ?? anchor;
      const x = anchor.x + (end.x - anchor.x) * share;
      const y = anchor.y + (end.y - anchor.y) * share;
      return `${x},${y}${anchor.corner ? "!" : ""}`;
    });
    return stroke(points.join(" "));
  }).join("");
}
