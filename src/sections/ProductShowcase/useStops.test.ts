import { stopToward } from "./useStops";

/** Three sections of 800 px below a hero of 1000 px. */
const stops = [1000, 1800, 2600];

test.each([
  ["before the first, settled on nothing yet", 1, 650, 0],
  ["just before the first", 1, 900, 1],
  ["at the first", 1, 1000, 1],
  ["between two, nearer the second", 1, 1500, 1],
  ["at the second", 1, 1800, 2],
  ["at the last", 1, 2600, undefined],
  ["past the last", 1, 2900, undefined],
  ["past the last", -1, 2900, 2],
  ["at the last", -1, 2600, 1],
  ["just past the second", -1, 1900, 0],
  ["between two, nearer the first", -1, 1300, 0],
  ["at the first", -1, 1000, undefined],
  ["before the first", -1, 700, undefined],
] as const)(
  "%s, an arrow key of direction %i at %i px returns stop %p when it is pressed",
  (_, direction, position, index) => {
    expect(stopToward(direction, { stops, position, windowHeight: 800 })).toBe(index);
  },
);
