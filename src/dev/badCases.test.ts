import { atFullLength, textOf, withoutOptionalPictures } from "./badCases";

const picture = { src: "portrait", alt: "A portrait" };

test.each([40, 60, 100])("a text of %i characters has exactly so many", (length) => {
  expect(textOf(length)).toHaveLength(length);
  expect(textOf(length)).toBe(textOf(length).trim());
});

test("titles and names grow to their longest, wherever they stand; nothing else changes", () => {
  const content = {
    page: { title: "Short", lead: "As it is", order: 1, steps: [{ number: 1, title: "One" }] },
    leaders: { nodes: [{ name: "Ann", role: "Chair", education: null }] },
  };
  const long = atFullLength(content);
  expect(long.page.title).toHaveLength(60);
  expect(long.page.steps[0]?.title).toHaveLength(60);
  expect(long.page.steps[0]?.title).not.toBe(long.page.title);
  expect(long.leaders.nodes[0]?.name).toHaveLength(40);
  expect(long).toMatchObject({
    page: { lead: "As it is", order: 1, steps: [{ number: 1 }] },
    leaders: { nodes: [{ role: "Chair", education: null }] },
  });
});

test.each([
  [
    "a step’s picture",
    { number: 1, title: "One", picture },
    { number: 1, title: "One", picture: null },
  ],
  ["a quote’s portrait", { quote: "Yes.", picture }, { quote: "Yes.", picture: null }],
  ["the hero’s phone", { lead: "A", phone: picture, picture }, { lead: "A", phone: null, picture }],
  [
    "no picture of a step with its papers",
    { number: 1, documents: {}, picture },
    { number: 1, documents: {}, picture },
  ],
  ["an example’s screen", { figures: {}, screen: picture }, { figures: {}, screen: null }],
  ["no other screen", { advantages: [], screen: picture }, { advantages: [], screen: picture }],
  [
    "no portrait beside a leader’s words",
    { quote: "Yes.", path: "/ceo", picture },
    { quote: "Yes.", path: "/ceo", picture },
  ],
  ["no leader’s portrait", { role: "Chair", picture }, { role: "Chair", picture }],
  ["no telephone number", { phone: "+1 868" }, { phone: "+1 868" }],
])("left out is %s", (_, content, expected) => {
  expect(withoutOptionalPictures(content)).toEqual(expected);
});
