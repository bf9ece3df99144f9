import {
  type Document,
  isAlias,
  isCollection,
  isNode,
  isPair,
  isScalar,
  parse,
  type Scalar,
} from "yaml";

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
  // The library's own `visit` notes the way to every part, which takes longer than all of this.
  const look = (node: unknown): void => {
    if (isPair(node)) {
      if (node.key !== null && !isScalar(node.key))
        add(node.key, "uses a list or a group as a name. Use a word.");
      look(node.key);
      look(node.value);
    } else if (isCollection(node)) node.items.forEach(look);
    else if (isAlias(node))
      add(node, `refers with *${node.source} to another place. Write the text out.`);
    else if (isScalar(node) && node.type === "PLAIN" && isReadOtherwise(node))
      add(
        node,
        DATE.test(node.source ?? "")
          ? `needs quotes around the date: "${node.source}".`
          : `needs quotes, because readers of YAML take it for different things: "${node.source}".`,
      );
  };
  look(document.contents);
  return found;
}

function isReadOtherwise({ source = "", value }: Scalar): boolean {
  if (source.length > 40 || !DOUBTFUL.test(source)) return false;
  const older: unknown = parse(source, { version: "1.1", logLevel: "silent" });
  return !Object.is(older, value);
}
