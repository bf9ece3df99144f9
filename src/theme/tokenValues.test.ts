import { type ColorName, type Tone, tones } from "./tokenValues";

/** WCAG 2.2, 1.4.3 and 1.4.11: text 4.5 to 1; large text, icons and controls 3 to 1. */
const TEXT = 4.5;
const CONTROL = 3;

const PAIRS: [front: ColorName, background: ColorName, least: number][] = (
  ["background", "backgroundWarm", "backgroundSunken"] as const
).flatMap((background): [ColorName, ColorName, number][] => [
  ["text", background, TEXT],
  ["textMuted", background, TEXT],
  ["link", background, TEXT],
  ["positive", background, TEXT],
  ["emphasis", background, CONTROL],
  ["focus", background, CONTROL],
  ["lineStrong", background, CONTROL],
]);

const STATES: [ColorName, ColorName, number][] = [
  ["onAccent", "accent", TEXT],
  ["positive", "positiveBackground", TEXT],
  ["notice", "noticeBackground", TEXT],
  ["text", "noticeBackground", TEXT],
  ["danger", "dangerBackground", TEXT],
  ["text", "dangerBackground", TEXT],
  ["danger", "background", TEXT],
];

describe.each(Object.keys(tones) as Tone[])("the %s tone", (tone) => {
  test.each([...PAIRS, ...STATES])(
    "%s has its contrast when it is on %s: at least %s to 1",
    (front, background, least) => {
      expect(contrast(tones[tone][front], tones[tone][background])).toBeGreaterThanOrEqual(least);
    },
  );
});

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The relative luminance of WCAG 2.2 of a colour written as #rrggbb. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
