/** Red, green and blue, each 0–255. */
export type Channels = [number, number, number];

/** Parses a colour in the format #rrggbb. */
export function channelsOf(colour: string): Channels {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}
