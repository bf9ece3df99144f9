import { compile, parse, postprocess, preprocess } from "micromark";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";
import { quoted } from "./check/wrongValues";

/** Markdown as the check and the pages need it. */
interface Markdown {
  html: string;
  links: string[];
  hasTable: boolean;
  /** The unsupported parts, each with a correction. */
  faults: string[];
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
    stage === "enter" ? [{ type: token.type, written: sliceSerialize(token) }] : [],
  );
  return {
    html,
    links: [...html.matchAll(/ href="([^"]*)"/g)].map(([, to = ""]) => to.replaceAll("&amp;", "&")),
    hasTable: parts.some(({ type }) => type === "table"),
    faults: parts.flatMap(({ type, written }) => {
      const fault = faultOf(type, written);
      return fault ? [`${quoted(written)} ${fault}`] : [];
    }),
  };
}

/** Returns what is wrong with a part of a text, and how to correct it. */
function faultOf(type: string, written: string): string | undefined {
  const isHtml = type === "htmlFlow" || type === "htmlText";
  if (type === "image" || (isHtml && /^<img\b/i.test(written)))
    return "shows no picture: a text has only words. Move it to a field of its own, such as picture, or delete it.";
  if (isHtml)
    return 'is HTML, which pages show as it is written. Start a paragraph with an empty line, a list with "- ", and write **bold**.';
  if (/Heading$/.test(type) && !/^###(?!#)/.test(written))
    return "is a heading of the page. Write ### for one within a text, or an empty line above a line of dashes.";
  if (type === "paragraph" && written.startsWith("|"))
    return "is no table: below its first line, it needs a line such as | --- | --- |, with as many columns.";
  return undefined;
}
