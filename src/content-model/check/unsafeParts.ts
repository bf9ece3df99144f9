import { type Document, isNode, isScalar, parse, type Scalar, visit } from "yaml";

/** A part of a file that is valid, but that readers of YAML do not all take for the same. */
interface UnsafePart {
  offset: number;
  message: string;
}

/** What no reader prints, and Gatsby's refuses: everything below the space but tab and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const UNPRINTABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/u;

/** Plain words and numbers that an older reader, such as Gatsby's, may take for something else. */
const DOUBTFUL = /^([-+.\d]|(y|n|yes|no|on|off|null|true|false|~|=|<<)$)/i;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The parts of a file that Gatsby's reader, which knows an older YAML, might read otherwise than
 * this check does, and those that no editor needs: aliases, groups as names.
 */
export function unsafeParts(source: string, document: Document): UnsafePart[] {
  const found: UnsafePart[] = [];
  const add = (node: unknown, message: string) =>
    found.push({ offset: (isNode(node) && node.range?.[0]) || 0, message });

  const unprintable = source.search(UNPRINTABLE);
  if (unprintable >= 0)
    found.push({
      offset: unprintable,
      message: "has a character that cannot be printed. Delete it, or type the line again.",
    });
  if (document.directives?.yaml.explicit)
    add(undefined, "states a version of YAML. Delete the line that starts with %.");
  visit(document, {
    Alias: (_, node) => {
      add(node, `refers with *${node.source} to another place. Write the text out.`);
    },
    Pair: (_, { key }) => {
      if (key !== null && !isScalar(key)) add(key, "uses a list or a group as a name. Use a word.");
    },
    Scalar: (_, node) => {
      const text = node.source ?? "";
      if (node.type !== "PLAIN" || !isReadOtherwise(node)) return;
      add(
        node,
        DATE.test(text)
          ? `needs quotes around the date: "${text}".`
          : `needs quotes, because readers of YAML take it for different things: "${text}".`,
      );
    },
  });
  return found;
}

function isReadOtherwise({ source = "", value }: Scalar): boolean {
  if (source.length > 40 || !DOUBTFUL.test(source)) return false;
  const older: unknown = parse(source, { version: "1.1", logLevel: "silent" });
  return !Object.is(older, value);
}
