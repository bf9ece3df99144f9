import { seededRandom } from "../seededRandom";

const LATTICE = 256;

/**
 * Returns a function for smooth noise between about −1 and 1. It is value noise in three octaves.
 * @param size the size of its largest features, in px
 */
export function smoothNoise(seed: number, size: number): (x: number, y: number) => number {
  const random = seededRandom(seed);
  const lattice = Float32Array.from({ length: LATTICE * LATTICE }, () => random() * 2 - 1);
  const at = (column: number, row: number) =>
    lattice[(row & (LATTICE - 1)) * LATTICE + (column & (LATTICE - 1))] ?? 0;
  const ease = (part: number) => part * part * (3 - 2 * part);
  const octave = (x: number, y: number) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const across = ease(x - column);
    const down = ease(y - row);
    const upper = at(column, row) * (1 - across) + at(column + 1, row) * across;
    const lower = at(column, row + 1) * (1 - across) + at(column + 1, row + 1) * across;
    return upper * (1 - down) + lower * down;
  };
  return (x, y) =>
    octave(x / size, y / size) * 0.6 +
    octave((x * 2.1) / size + 17, (y * 2.1) / size + 5) * 0.3 +
    octave((x * 4.3) / size + 41, (y * 4.3) / size + 29) * 0.14;
}
