import { indexQuestions } from "./questionIndex";

const find = indexQuestions([
  { id: "who", question: "Who may ask?", answer: "<p>Everyone with a <em>pay slip</em>.</p>" },
  { id: "language", question: "In which language?", answer: "<p>In Kwéyòl, too.</p>" },
  { id: "why", question: "Why not?", answer: "<p>The most is 5000. Yearly, you pay early.</p>" },
  { id: "early", question: "May I pay early?", answer: "<p>Yes, without a penalty.</p>" },
  { id: "unable", question: "What if I can’t pay?", answer: "<p>There is no penalty.</p>" },
  { id: "bank", question: "How do I withdraw money?", answer: "<p>By e-mail, at an ATM.</p>" },
  { id: "fees", question: "Is there a fee?", keywords: "surcharge", answer: "<p>It isn’t.</p>" },
]);
const idsFoundFor = (search: string) => find(search).found.map(({ id }) => id);

test.each([
  ["penalty", ["early", "unable"]],
  ["withdr", ["bank"]],
  ["withdarw", ["bank"]],
  ["surcharges", ["fees"]],
  ["withdrawing", ["bank"]],
  ["Kweyol", ["language"]],
  ["can't pay", ["unable"]],
  ["cant pay", ["unable"]],
  ["PAY SLIP", ["who"]],
])("finds for %j: %j", (search, ids) => expect(idsFoundFor(search)).toEqual(ids));

test("lists a question that has the words in its title or keywords first", () =>
  expect(idsFoundFor("early")).toEqual(["early", "why"]));

test.each(["zebra", "zebra crossing", "?!", ""])("finds nothing for %j", (search) =>
  expect(idsFoundFor(search)).toEqual([]),
);

test("says whether a question answers the search, or may only be likely to", () => {
  expect(find("early zebra crossing")).toMatchObject({ isAnswered: false });
  expect(idsFoundFor("early zebra crossing")).toContain("early");
  expect(find("pay early")).toMatchObject({ isAnswered: true });
  expect(find("allyuh surcharge")).toMatchObject({ isAnswered: true });
});

test("finds nothing, without hanging, when a whole document is pasted into the search field", () =>
  expect(idsFoundFor("word ".repeat(9) + "x1 x2 x3 ".repeat(50_000))).toEqual([]));
