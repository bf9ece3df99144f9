import fc from "fast-check";
import { IS_FULL_RUN, SEED } from "../shared/testDepth";

/** Pieces of text that exercise every rule of Markdown. */
const PIECES = [
  ...["a", "Word", "é", "7", "1.", "1) ", "x.", " ", "  ", "\n", "\n\n", "\n\n\n", "\t", "    "],
  ..."-+*_=#>|`~!?&;:'\"’(){}<\\/%$€–…\u00a0\r\0\ue000".split(""),
  ...["[a](/b)", "[a]: /b", "[a]", "<b>", "<!--", "-->", "&amp;", "```", "---", "===", "- ", "* "],
  ...["https://a.b", "\n\nplain words\n\n", "TT$5 (10%).", "<https://a.b>", "\n\n- a\n\n"],
];

/** Generated texts to compare the fast parsing of Markdown with the full one. */
export const MARKDOWN_TEXTS = [
  ...fc.sample(
    fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join("")),
    { seed: SEED, numRuns: IS_FULL_RUN ? 20_000 : 4_000 },
  ),
  "- a\n\nWords\n\n    [a](/b)\n",
  "```\n\nWords\n\n[a](/b)\n\n```\n\nWords\n",
];
