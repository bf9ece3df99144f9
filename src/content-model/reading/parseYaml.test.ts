import { errorsIn } from "../check/checkFields";
import { date, group, listOf, markdown, optional, text, whole, yesNo } from "../fields";
import { defineKind } from "../kind";
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

const LINES = Array.from({ length: 20 }, (_, index) => `line${index}: Text ${index}`).join("\n");

// " … " separates parts that the problems contain, in any order. There are as many problems as lines.
test.each<[source: string | Uint8Array, message: string]>([
  ["title: New office: we have moved", '1:8 … Write "New office: we have moved"'],
  ["parts:\n  - Note: two: more", '2:11 … Write "two: more"'],
  ['title: "New\nday: "2031-05-02"', '1:8 … Write "New"'],
  [`title: "New\n${LINES}\nday: "2031"\nsize: 1`, '1:8 … Write "New"'],
  ["title: 'It's new'", `1:8 … Write "It's new"`],
  ['title: "The "new" one"', `1:8 … Write 'The "new" one'`],
  ['title: "New" office', `1:8 … Write '"New" office'`],
  [String.raw`title: "C:\Users\new"`, String.raw`1:8 … Write 'C:\Users\new'`],
  ["title: [New\nsize: 1", '1:8 … Write "[New"'],
  ...["@kwedi", "`code`", "%5 of it", "*bold* text", "& more", "[a](/b) c", "- more"].map(
    (value): [string, string] => [`title: ${value}\nsize: 1`, `1:8 … Write "${value}"`],
  ),
  ["seo:\n  title: A\n\turl: B", "3:1 is indented with a tab"],
  ["title: A\nsize: 1\ntitle: B", "3:1 has a name that its group already has"],
  [
    "body: |\n  A\n<<<<<<< HEAD\n  B\n=======\n  C\n>>>>>>> x",
    "3:1 has two versions that git could not merge",
  ],
  ["title:New\nsize: 1", "1:1 cannot be read, here or in a line beside it"],
  ["parts:\n  - title: A\n  url: B", "3:1 cannot be read, here or in a line beside it"],
  ["title: We are #1 in the islands", '1:15 is cut at " #" … "We are" … Write "We are #1 in'],
  ["title: #1 in the islands", '1:8 is empty … Write "#1 in the islands"'],
  ["title: 17 #4", '1:11 is cut … Write "17 #4"'],
  ["isGreen: yes", "must be true or false … Write true."],
  ["isGreen: Off", "Write false."],
  ["size: 50_000", 'must be a number, found "50_000" … Write 50000.'],
  ["size: 50.000", "Write 50000 or 50."],
  ["title: {New}", "must be a text … Put quotes around"],
  ["seo: title:A", "Write a space after the colon"],
  ["title: https://a.example\u200b", "1:25 has an invisible character (U+200B)"],
  ["title: A\u0007", "1:9 has an invisible character (U+0007)"],
  ["seo:\n\u00a0\u00a0title: A", "2:1 has an invisible character (U+00A0)"],
  ["title: it\ufffds", "1:10 … was lost"],
  ["title: itâ€™s", '1:10 has "â€™", which was read in another encoding'],
  ["title: Dos KwÃ©yòl for Â£5", '1:14 has "Ã©" … \n1:24 has "Â£"'],
  [new Uint8Array([0x70, 0x3a, 0x20, 0xe9, 0x0a]), "1:1 is not UTF-8"],
  ["# nothing yet", "1:1 is empty"],
  ["title: *bold*", "1:8 needs quotes, because it starts with *"],
])("explains how to correct %j, at the right position", (source, message) => {
  const said = saidOf(source);
  for (const one of message.split(" … ")) expect(said).toContain(one);
  expect(said.split("\n")).toHaveLength(message.split("\n").length);
});

test.each([
  '\ufefftitle: "We are #1" # Beside quotes.\nbody: A#1, https://a.example/#b',
  "# Above.\ntitle: A\nsize: 7 # Beside a number.\nisGreen: true # Beside a choice.",
  "body: | # Beside a mark.\n  We are #1\nparts: # Above entries.\n  - title: A\nday: 2031-05-02",
  "title: 👩‍👩‍👧, می‌خواهم, CAFÉ», ½ of 5\u00a0£, it’s “so”",
])("accepts the comments, characters and types in %j", (source) => {
  expect(saidOf(source)).toBe("");
});

test.each(["8:30", "12.50", "007", "+18685550142", "No", "true", "2031-05-02", "1_000"])(
  "keeps the unquoted value %s unchanged in a text field",
  (typed) => {
    const source = Buffer.from(`title: ${typed}\nparts:\n  - title: ${typed}\n`);
    const parts = [{ title: typed }];
    expect(parseYaml("leaf.yaml", source, kind)).toMatchObject({ value: { title: typed, parts } });
  },
);
