import { contrastOfLuminances, luminance } from "../../scripts/lib/contrast";
import { type ColorName, tones } from "./tokenValues";

type Tone = keyof typeof tones;

/** WCAG 2.2, 1.4.3 and 1.4.11: text 4.5 to 1; large text, icons and controls 3 to 1. */
const TEXT = 4.5;
const CONTROL = 3;

const PAIRS: [front: ColorName, background: ColorName, minimum: number][] = (
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
  ["warning", "warningBackground", TEXT],
  ["text", "warningBackground", TEXT],
  ["danger", "dangerBackground", TEXT],
  ["text", "dangerBackground", TEXT],
  ["danger", "background", TEXT],
  ["cost", "backgroundWarm", CONTROL],
];

describe.each(Object.keys(tones) as Tone[])("the %s tone", (tone) => {
  test.each([...PAIRS, ...STATES])(
    "%s on %s has a contrast of at least %s to 1",
    (front, background, minimum) => {
      expect(contrastOf(front, background, tone)).toBeGreaterThanOrEqual(minimum);
    },
  );
});

test.each(Object.keys(tones) as Tone[])(
  "in the %s tone, only what one can do or has the focus has the accent's colour",
  (tone) => {
    const { accent } = tones[tone];
    const same = Object.entries(tones[tone]).filter(([, value]) => value === accent);
    expect(same.flatMap(([name]) => (name === "focus" ? [] : name))).toEqual(["accent"]);
  },
);

function contrastOf(front: ColorName, background: ColorName, tone: Tone): number {
  const [first, second] = [front, background].map((name) =>
    luminance(...[1, 3, 5].map((at) => Number.parseInt(tones[tone][name].slice(at, at + 2), 16))),
  );
  return contrastOfLuminances(first ?? Number.NaN, second ?? Number.NaN);
}
