import { atMaximumLength, textOf, withoutOptionalPictures } from "./edgeCases";

const picture = { src: "portrait", alt: "A portrait" };

test.each([40, 60, 100])("returns a text of exactly %i characters", (length) => {
  expect(textOf(length)).toHaveLength(length);
  expect(textOf(length)).toBe(textOf(length).trim());
});

test("lengthens titles and names at every level and changes nothing else", () => {
  const content = {
    page: { title: "Short", lead: "As it is", order: 1, steps: [{ number: 1, title: "One" }] },
    leaders: { nodes: [{ name: "Ann", role: "Chair", education: null }] },
  };
  const long = atMaximumLength(content);
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
    "removes a step’s picture",
    { number: 1, title: "One", picture },
    { number: 1, title: "One", picture: null },
  ],
  ["removes a quote’s portrait", { quote: "Yes.", picture }, { quote: "Yes.", picture: null }],
  [
    "removes the hero’s phone",
    { lead: "A", phone: picture, picture },
    { lead: "A", phone: null, picture },
  ],
  [
    "keeps the picture of a step with documents",
    { number: 1, documents: {}, picture },
    { number: 1, documents: {}, picture },
  ],
  ["removes an example’s screen", { figures: {}, screen: picture }, { figures: {}, screen: null }],
  [
    "keeps any other screen",
    { advantages: [], screen: picture },
    { advantages: [], screen: picture },
  ],
  [
    "keeps the portrait next to a leader’s quote",
    { quote: "Yes.", path: "/ceo", picture },
    { quote: "Yes.", path: "/ceo", picture },
  ],
  ["keeps a leader’s portrait", { role: "Chair", picture }, { role: "Chair", picture }],
  ["keeps a telephone number", { phone: "+1 246" }, { phone: "+1 246" }],
])("%s", (_, content, expected) => {
  expect(withoutOptionalPictures(content)).toEqual(expected);
});
