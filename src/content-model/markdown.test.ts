import { parseMarkdown } from "./markdown";

const misprintsOf = (text: string) =>
  parseMarkdown(text)
    .misprints.map(({ message }) => message)
    .join("\n");

test.each([
  ["Write.<br>Or call.", '"<br>" is HTML'],
  ["Write <b>us</b>.", '"<b>" is HTML'],
  ["<!-- Later. -->", "is HTML"],
  ["Write &nbps; us.", '"&nbps;" is HTML'],
  ["# Write", '"# Write" is a heading of the page. Write ###'],
  ["Write\n---\nOr call.", "is a heading of the page"],
  ["###Write", "is shown as it is written"],
  ["| a | b |\n| 1 | 2 |", "is no list or table"],
  ["a | b\n1 | 2", "is no list or table"],
  ["a\tb\n1\t2", "is no list or table"],
  ["•\tWrite\n•\tCall", "is no list or table"],
  ["•Write\n•Call", "is no list or table"],
  ["☐ Write\n→ Call", '"☐ Write" is no list or table'],
  ["Write:\n· by email", '"· by email" is no list or table'],
  ["∙ Write\n∙ Call", "is no list or table"],
  ["\uf0b7 Write\n\uf0b7 Call", "is no list or table"],
  ["Ways:\n-\u00a0write\n-\u00a0call", "is no list or table"],
  ["| a | b |\n|---|---|\n| 1 | 2 | 3 |", "has more cells than the first row"],
  ["[Write]\u00a0(/contact)", "is no whole link"],
  ["(Write)[/contact]", "is no whole link"],
  ["1.Write\n2.Call", '"2.Call" is no list or table'],
  ["Write:\n– now\n– later", "is no list or table"],
  ["    Write", "is code. Delete the four spaces"],
  ["```\nWrite\n```", "or the lines of ```"],
  ["> Write", "is a quotation"],
  ["Write ** now **.", '"** now **" is shown as it is written'],
  ["~~Write~~", "is shown as it is written"],
  ["- [ ] Write\n- [x] Call", '"[x]" is shown as it is written'],
  ["[Call](tel:+1 868 555 0142)", "is no whole link"],
  ["[Write] (/contact)", "is no whole link"],
  ["[](/contact)", "is no whole link"],
  ["[Write(/contact)", "is no whole link"],
  ["Write.[^1]\n\n[^1]: Or call.", "is no whole link"],
  ["[Write][contact]", "is no whole link"],
  ["[Write][contact]\n\n[contact]: /contact", "is no whole link"],
  ["![Our office](our office.png)", "is no whole link"],
  ["![Our office](./office.png)", "shows no picture: "],
  ["[![](https://other.example/office.png)](/)", "shows no picture: "],
  ["![Our office][office]\n\n[office]: /", "shows no picture: "],
  ["Our office: <img src='office.png'>", "shows no picture: "],
])("finds what pages would not show as it is meant: %j", (text, message) => {
  expect(misprintsOf(text)).toContain(message);
});

test.each([
  "### Write\n\n`<br>`, `**` and a | b, 1 < 2, <TT$5 or >, #1, AT&T, 2*, [1] (if: so).\n\n---\n\nOr call.",
  "1.\tWrite\n2.\tCall\n\n- **Ask**\n    - *twice*\n\n<https://a.example/b_c> &amp; so on",
])("accepts supported Markdown: %j", (text) => {
  expect(misprintsOf(text)).toBe("");
});
