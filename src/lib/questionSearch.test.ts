import { findQuestions, parseSearch } from "./questionSearch";

const words = {
  sameWords: ["can't, cannot, can not", "cash out, withdraw, ATM", "ill, sick"],
  smallWords: "I, my, it, is, the, how, do, what, if",
};

const questions = [
  { id: "who", question: "Who may ask?", answer: "<p>Everyone with a <em>pay slip</em>.</p>" },
  { id: "language", question: "In which language?", answer: "<p>In Kwéyòl, too.</p>" },
  { id: "why", question: "Why not?", answer: "<p>The most is 5,000. Yearly, you pay early.</p>" },
  { id: "early", question: "May I pay early?", answer: "<p>Yes, without a penalty.</p>" },
  {
    id: "unable",
    question: "What if I cannot pay?",
    answer: "<p>Tell us. There is no penalty.</p>",
  },
  { id: "bank", question: "How do I withdraw money?", answer: "<p>By e-mail, at an ATM.</p>" },
  { id: "fall-ill", question: "What if I fall ill?", answer: "<p>We still skip the next one.</p>" },
  {
    id: "fees",
    question: "Is there a fee?",
    keywords: "hidden charges, surcharge",
    answer: "<p>It isn’t taken.</p>",
  },
];

const find = (search: string) => findQuestions(questions, parseSearch(search, words));

test.each([
  ["penalty", ["early", "unable"]],
  ["early", ["early", "why"]],
  ["pay early", ["early", "why"]],
  ["can't pay", ["unable"]],
  ["can’t pay", ["unable"]],
  ["cant pay", ["unable"]],
  ["can not pay", ["unable"]],
  ["CANNOT", ["unable"]],
  ["isn't", ["fees"]],
  ["isnt", ["fees"]],
  ["cash out", ["bank"]],
  ["cash out money", ["bank"]],
  ["sick", ["fall-ill"]],
  ["ill", ["fall-ill"]],
  ["fees", ["fees"]],
  ["charge", ["fees"]],
  ["hidden", ["fees"]],
  ["early fee at an ATM", ["bank", "early", "fees"]],
  ["PAY SLIP", ["who"]],
  ["payslip", ["who"]],
  ["pay-slips", ["who"]],
  ["email", ["bank"]],
  ["5000", ["why"]],
  ["Kweyol", ["language"]],
  ["what is the penalty", ["unable", "early"]],
  ["what", ["unable", "fall-ill"]],
  ["arly", []],
  ["early zebra", ["early", "why"]],
  ["zebra", []],
  ["?!", []],
  ["", []],
])("returns the questions for the search %j, best match first: %j", (search, found) => {
  expect(find(search).map(({ question }) => question.id)).toEqual(found);
});

test("reports for each result whether its title contains every search word", () => {
  expect(find("early").map(({ isInTitle }) => isInTitle)).toEqual([true, false]);
});

test.each([
  ["early", "Yearly, early", ["early"]],
  ["can't pay", "Who cannot pay can’t.", ["cannot", "can’t", "pay"]],
  ["payslip", "a pay slip", ["pay slip"]],
])("for the search %j, finds the words to highlight in %j", (search, text, marked) => {
  const found = parseSearch(search, words).patterns.flatMap((each) => text.match(each) ?? []);
  expect(found).toEqual(marked);
});

test("finds nothing, without hanging, when a whole document is pasted into the search field", () => {
  expect(find("word ".repeat(9) + "x1 x2 x3 ".repeat(50_000))).toEqual([]);
});
