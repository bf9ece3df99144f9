import { date, group, listOf, markdown, optional, text, whole, yesNo } from "../fields";
import { defineKind } from "../kind";
import { errorsIn } from "./checkFields";
import { parseYaml } from "./parseYaml";

const part = () =>
  group("Part", "A part.", {
    title: optional(text("Its title.")),
    url: optional(text("Its URL.")),
  });
const kind = defineKind({
  files: "leaf.yaml",
  schema: group("Leaf", "A leaf.", {
    title: optional(text("Its title.")),
    body: optional(markdown("Its text.")),
    day: optional(date("Its day.")),
    size: optional(whole("Its size.")),
    isGreen: optional(yesNo("Whether it is green.")),
    parts: optional(listOf("Its parts.", part())),
    seo: optional(part()),
  }),
});

/** Returns the problems in a file, one per line, each as "line:column message". */
function saidOf(source: string | Uint8Array): string {
  const problems = errorsIn(parseYaml("leaf.yaml", Buffer.from(source), kind));
  return problems.map(({ line, column, message }) => `${line}:${column} ${message}`).join("\n");
}

/** Expects each reported line to contain all parts of its expected line, which are separated by "…". */
function expectIn(said: string, message: string): void {
  const [lines, expected] = [said.split("\n"), message.split("\n")];
  expect([said, lines.length]).toEqual([said, expected.length]);
  for (const [index, one] of expected.entries())
    for (const part of one.split(" … ")) expect(lines[index]).toContain(part);
}

const LINES = Array.from({ length: 20 }, (_, index) => `line${index}: Text ${index}`).join("\n");

test.each([
  ["title: New office: we have moved", '1:8 … Write "New office: we have moved"'],
  ["parts:\n  - Note: two: more", '2:11 … Write "two: more"'],
  ["title: What we offer:\nsize: 1", '1:8 … Write "What we offer:"'],
  ['title: "New\nday: "2031-05-02"', '1:8 … Write "New"'],
  [`title: "New\n${LINES}\nday: "2031"\nsize: 1`, '1:8 … Write "New"'],
  ['parts:\n  - "one\n  - "two"', '2:5 … Write "one"'],
  ["title: 'New\nbody: 'c'", '1:8 … Write "New"'],
  ["title: 'It's new'", `1:8 … Write "It's new"`],
  ['title: "The "new" one"', `1:8 … Write 'The "new" one'`],
  ['title: "New" office', `1:8 … Write '"New" office'`],
  [String.raw`title: "C:\Users\new"`, String.raw`1:8 … Write 'C:\Users\new'`],
  ["seo:\n\ttitle: A\n\turl: B", "2:1 is indented with a tab"],
  ["seo:\n  title: A\n\turl: B", "3:1 is indented with a tab"],
  ["title: A\nsize: 1\ntitle: B", "3:1 has a name that its group already has"],
  ["parts:\n  - title: A\n    url: B\n    title: C", '4:1 … start a new entry with "- "'],
  ...["@kwedi", "`code`", "%5 of it", "*bold* text", "& more", "!important", "[a](/b) c"].map(
    (value) => [`title: ${value}\nsize: 1`, `1:8 … Write "${value}"`],
  ),
  ...["> more", "| more", "? more", "- more", ", more"].map((value) => [
    `parts:\n  - title: ${value}\n    url: A`,
    `2:12 … Write "${value}"`,
  ]),
  [
    "body: |\n  A\n<<<<<<< HEAD\n  B\n=======\n  C\n>>>>>>> x",
    "3:1 has two versions that git could not merge",
  ],
  ...[
    ["title:New\nsize: 1", "1:1"],
    ["size: 1\ntitle：New", "2:1"],
    ["seo:\n  title New office\n  url: A", "2:3"],
    ["parts:\n  - title: A\n  url: B", "3:1"],
    ["seo:\n  title: A\n url: B", "3:1"],
    ["body: |\nA\nsize: 1", "2:1"],
  ].map(([source, place]) => [source, `${place} cannot be read, here or in a line beside it`]),
  ["title: [New\nsize: 1", '1:8 … Write "[New"'],
  ["title: A\n---\nsize: 1", "2:1 starts a second document"],
  ["%YAML 1.1\n---\ntitle: A", "1:1 names a version of YAML"],
])("explains how to correct %j, at the right position", (source = "", message = "") => {
  expectIn(saidOf(`${source}\n`), message);
});

test.each([
  ["title: We are #1 in the islands", '1:15 is cut at " #" … "We are" … Write "We are #1 in'],
  ["body: 22 Seaview Row, Apt #4", '1:27 … "22 Seaview Row, Apt"'],
  ["title: A # to check", '1:10 is cut … "A # to check"'],
  ["parts:\n  - We are #1", '2:12 is cut … "We are #1"'],
  ["title: We\n  are #1", "2:7 is cut"],
  ["title: #1 in the islands", '1:8 is empty … Write "#1 in the islands"'],
  ["parts:\n  - #1", '2:5 is empty … Write "#1"'],
  ["title: 17 #4", '1:11 is cut … Write "17 #4"'],
  ["title: 2031-05-02 # A", "1:19 is cut"],
])("reports text that a comment cuts off: %j", (source = "", message = "") => {
  expectIn(saidOf(`${source}\nday: "2031-05-02"\n`), message);
});

test.each([
  'title: "We are #1" # Beside quotes.\nbody: A#1, https://a.example/#b',
  "# Above.\ntitle: A\n# Below.\nsize: 7 # Beside a number.\nisGreen: true # Beside a choice.",
  "body: | # Beside a mark.\n  We are #1\nparts: # Above entries.\n  - title: A",
])("accepts the comments in %j", (source) => expect(saidOf(`${source}\n`)).toBe(""));

test.each([
  ["isGreen: yes", "must be true or false … Write true."],
  ["isGreen: Off", "must be true or false … Write false."],
  ["isGreen: n", "Write false."],
  ["size: 50_000", 'must be a number, found "50_000" … Write 50000.'],
  ["size: 50.000", "Write 50000 or 50."],
  ["size: 8:30", "Write digits"],
])("suggests a correction for %s that suits the type of its field", (source, message) => {
  expectIn(saidOf(`${source}\n`), message);
});

test.each(["8:30", "12.50", "007", "+18685550142", "No", "true", "2031-05-02", "1_000"])(
  "keeps the unquoted value %s unchanged in a text field",
  (typed) => {
    const source = Buffer.from(`title: ${typed}\nparts:\n  - title: ${typed}\n`);
    const parts = [{ title: typed }];
    expect(parseYaml("leaf.yaml", source, kind)).toMatchObject({ value: { title: typed, parts } });
  },
);

test("accepts a number, a boolean and a date in fields of those types", () =>
  expect(saidOf("size: 50\nisGreen: false\nday: 2031-05-02\n")).toBe(""));

test.each([
  ["https://a.example\u200b", "1:25 has an invisible character (U+200B)"],
  ["\u2060\u200b", "1:8 … (U+2060)\n1:9 … (U+200B)"],
  ["sala\u00adry", "1:12 … (U+00AD)"],
  ["A\u200e", "1:9 … (U+200E)"],
  ["\u3164", "1:8 … (U+3164)"],
  ["A\u200d B", "1:9 … (U+200D)"],
  ["A\u0007", "1:9 has an unprintable character (U+0007)"],
  ["it\ufffds", "1:10 … was lost"],
  ["itâ€™s", '1:10 has "â€™", which was read in another encoding'],
  ["Dos KwÃ©yÃ²l", '1:14 has "Ã©"\n1:17 has "Ã²"'],
  ["Â£5 or â‚¬6", '1:8 has "Â£"\n1:15 has "â‚¬"'],
  ["ðŸ˜€", '1:8 has "ðŸ˜€"'],
  ["aÂ\u00a0B", "1:9 has"],
])("reports the invalid characters in %j with their positions", (value, message) => {
  expectIn(saidOf(`title: ${value}\n`), message);
});

test.each([
  "👩‍👩‍👧 and 🏳️‍🌈",
  "می‌خواهم",
  "CAFÉ», IRMû — “Spaß“, voilà…»",
  "½ of 5 £, it’s 3 €",
  "\u00a0B",
])("accepts the characters in %s", (value) =>
  expect(saidOf(`\ufefftitle: "A${value}"\n`)).toBe(""),
);

test.each([
  [new Uint8Array([0x70, 0x3a, 0x20, 0xe9, 0x0a]), "1:1 is not UTF-8"],
  ["", "1:1 is empty"],
  ["# nothing yet\n", "1:1 is empty"],
  ["seo:\n\u00a0\u00a0title: A\n", "2:1 is indented with a space (U+00A0)"],
  ["title: &more text\n", "1:14 needs quotes, because it starts with &"],
  ["title: *bold*\n", "1:8 needs quotes, because it starts with *"],
  ["title: !!str 5\n", "1:14 needs quotes, because it starts with !"],
  ["? - a\n: b\n", "1:3 uses a list or a group as a name"],
])("explains the error in a file that contains %j", (bytes, message) =>
  expectIn(saidOf(bytes), message),
);
