import { figuresOf, missedGoals, type Row, type Values } from "./figures";

const row = (now: Values[]): Row => ({ subject: "/faq", now, before: [] });

test.each<[string, Row, string[]]>([
  ["a time at its goal", row([{ INP: 200 }]), []],
  ["the worst interaction over its goal", row([{ INP: 201 }, { INP: 8 }]), ["INP 201, goal 200"]],
  ["the median over its goal", row([{ CLS: 0 }, { CLS: 1 }, { CLS: 1 }]), ["CLS 1.00, goal 0.005"]],
  ["the middle of two runs", row([{ tap: 700 }, { tap: 900 }]), ["tap 800, goal 750"]],
  ["a perfect score", row([{ seo: 100 }]), []],
  ["an imperfect score", row([{ seo: 99 }]), ["seo 99, goal 100"]],
  ["a figure without a goal", row([{ LCP: 9000 }]), []],
])("finds what misses its goal: %s", (_, given, expected) => {
  expect(missedGoals(given)).toEqual(expected.map((line) => `/faq: ${line}`));
});

test("shows a figure beside that of another build", () => {
  expect(figuresOf({ ...row([{ LCP: 1400 }]), before: [{ LCP: 1500 }] })).toEqual({
    LCP: "1400 (1500)",
  });
});
