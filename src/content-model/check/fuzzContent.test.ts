import { rmSync } from "node:fs";
import fc from "fast-check";
import { ContentFolder } from "../../../scripts/lib/contentFolder";
import { IS_FULL_RUN, SEED } from "../../../scripts/lib/testDepth";
import { copyContent } from "../../../test/contentCopy";
import { loadContent } from "../reading/load";
import type { Problem } from "../reading/problem";
import { checkContent } from "./checkContent";

/** The parts of a line that a mutation replaces: its name, value, all of it, its start, its end. */
const PARTS = [/\w+(?=:)/, /(?<=(?::|-) ).*/, /.*/, /^/, /$/];

/** Strings that often cause errors in programs. */
const ODD = [
  ..."\0,\t,\r,\u202e,  ,\u{1f600},{,[,\",',|,@,>,- ,? ,---,null,0,-1,true,1e999,&a,*a".split(","),
  ..."[] {} {[odd]:odd} fields __proto__ constructor toString https:// //evil.example".split(" "),
  ..."javascript:alert(1) ./\0.png [a](javascript:b) ![]( !!js/function <script>".split(" "),
  ...["", "x".repeat(5_000), "4% a month, TT$5,000 over 12 months ".repeat(900)],
];

/** Matches the messages of internal errors, which do not help an editor. */
const INTERNAL = /(Type|Reference|Range|Syntax|Yup)Error|\n\s+at |\[object |undefined/;

const content = new ContentFolder(copyContent());
afterAll(() => rmSync(content.root, { recursive: true }));
const originals = new Map(content.files().map((file) => [file, content.source(file)]));

/** Whether a problem has a valid position in its file, and a message that shows no internal error. */
const isUseful = ({ file, line, column, message }: Problem) =>
  Math.min(line, column) >= 1 &&
  line <= content.source(file).split("\n").length + 1 &&
  !INTERNAL.test(message);

const change = fc.record({
  file: fc.constantFrom(...originals.keys()),
  at: fc.nat(),
  part: fc.constantFrom(...PARTS),
  odd: fc.constantFrom(...ODD),
});

test("gives every problem a valid position and message, whatever is changed in the files", () => {
  fc.assert(
    fc.property(fc.array(change, { size: "+1" }), (changes) => {
      for (const [file, text] of originals) content.write(file, text);
      for (const { file, at, part, odd } of changes) {
        const lines = (originals.get(file) ?? "").split("\n");
        const index = at % lines.length;
        const changed = (lines[index] ?? "").replace(part, () => odd);
        content.write(file, lines.with(index, changed).join("\n"));
      }
      expect(checkContent(loadContent(content.root)).filter((one) => !isUseful(one))).toEqual([]);
    }),
    { seed: SEED, numRuns: IS_FULL_RUN ? 50 : 5 },
  );
});
