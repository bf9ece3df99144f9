import { compile, parse, postprocess, preprocess } from "micromark";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";
import { decoded } from "../lib/plainText";
import { quoted } from "./check/wrongValues";

/** A part of a text that pages would not show as its author meant, and what to write instead. */
export interface Misprint {
  found: string;
  message: string;
}

/** Markdown as the check and the pages need it. */
interface Markdown {
  html: string;
  links: string[];
  table?: string | undefined;
  misprints: Misprint[];
}

/** The parsed Markdown by its source, because the check and the pages parse the same strings. */
const known = new Map<string, Markdown>();

export function parseMarkdown(text: string): Markdown {
  const parsed = known.get(text) ?? read(text);
  known.set(text, parsed);
  return parsed;
}

function read(text: string): Markdown {
  const chunks = preprocess()(text, undefined, true);
  const events = postprocess(
    parse({ extensions: [gfmTable()] })
      .document()
      .write(chunks),
  );
  // Any protocol is allowed in links, because micromark would otherwise drop tel: links, and the content check
  // validates every link.
  const html = compile({ allowDangerousProtocol: true, htmlExtensions: [gfmTableHtml()] })(events);
  const parts = events.flatMap(([stage, token, { sliceSerialize }]) =>
    stage === "enter" ? [{ type: token.type, found: sliceSerialize(token) }] : [],
  );
  return {
    html,
    links: [...html.matchAll(/ href="([^"]*)"/g)].map(([, to = ""]) => decoded(to)),
    table: parts.find(({ type }) => type === "table")?.found,
    misprints: [
      ...parts.flatMap(({ type, found }) => misprint(found, cureOf(type, found))),
      ...longRows(parts),
      ...misprintsIn(decoded(html.replace(/<code>.*?<\/code>|<[^>]*>/gs, ""))),
    ],
  };
}

const misprint = (found: string, cure: string | undefined): Misprint[] =>
  cure ? [{ found, message: `${quoted(found)} ${cure}` }] : [];

/** Finds the rows of tables with more cells than the first one. Pages leave those cells out. */
function* longRows(parts: readonly { type: string; found: string }[]): Generator<Misprint> {
  let [row, columns, cells] = ["", 0, 0];
  for (const { type, found } of parts) {
    if (type === "table") columns = 0;
    if (type === "tableHeader") columns += 1;
    if (type === "tableRow") [row, cells] = [found, 0];
    if (type === "tableData") cells += 1;
    if (type === "tableData" && cells === columns + 1) yield* misprint(row, LONG_ROW);
  }
}

/** Returns how to replace a part of a text for which pages have no styles. */
function cureOf(type: string, written: string): string | undefined {
  if (/Heading$/.test(type) && !/^###(?!#)/.test(written))
    return "is a heading of the page. Write ### for one within a text, or an empty line above a line of dashes.";
  if (/^code(Indented|Fenced)$/.test(type))
    return "is code. Delete the four spaces before it, or the lines of ``` around it.";
  if (type === "blockQuote") return "is a quotation, which texts do not have. Delete the >.";
  if (type === "definition" || (type === "link" && /^\[\s*\]/.test(written))) return LINK;
  return type === "image" ? PICTURE : undefined;
}

/** Finds the marks in a visible text that were meant as Markdown or HTML. */
export const misprintsIn = (shown: string): Misprint[] =>
  MARKS.flatMap(([mark, cure]) =>
    [...shown.matchAll(mark)].flatMap(([found]) => misprint(found.trim(), cure)),
  );

const PICTURE =
  "shows no picture: a text has only words. Move it to a field of its own, such as picture, or delete it.";
const LINK = "is no whole link. Write [label](/path), without spaces between or in its parts.";

const LONG_ROW =
  "has more cells than the first row of its table. Delete one, or write \\| for a bar within a cell.";

const MARKS: readonly (readonly [mark: RegExp, cure: string])[] = [
  [/<img\b[^<>]*>/gi, PICTURE],
  [
    /<(?!img\b)\/?[a-z][\w-]*(?:[\s/:@.][^<>]*)?>|<!--.*?-->|&(?:[a-z]{2,}\d*|#\w+);/gis,
    'is HTML, which pages show as it is written. Start a paragraph with an empty line, a list with "- ", and write **bold**.',
  ],
  [
    /^.*\t.*|^ *(?:[•∙·◦▪‣●○■□➢☐☑→\uf0b7]|(?:-|\d+[.)])(?=[\p{L}\u00a0])).*|^ *– .*\n *– .*|^ *\|.*|^.*\|.*\n.*\|/gmu,
    'is no list or table. Start each entry with "- " or "1. ". Below its first line, a table needs one such as | --- | --- |, with as many columns.',
  ],
  [
    /\[(?:\^|[^[\]\n]*(?:\][[(]|\]?[ \u00a0]?\((?=[/#]|https?:|mailto:|tel:))).*|\([^()\n]*\)\[(?=[/#]|https?:|mailto:|tel:).*/g,
    LINK,
  ],
  [
    /#{2,}.*|\*\*(?:.*?\*\*)?|~~.*?~~|^ *\[[ x]?\] (?!\()/gim,
    "is shown as it is written. Markdown has **bold** and ### headings, with spaces as here, but no deleted words or boxes.",
  ],
];
