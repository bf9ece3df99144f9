import type { TextRole } from "./facts";
import type { Placeholder } from "./parse";

/** A link's destination, an autolink, or a link definition up to the end of a text. */
const IN_DESTINATION = /(\]\([^)\n]*|<[^>\s]*|(?<=^|\n) {0,3}\[[^\]\n]+\]:[^\n]*)$/;
const IN_LINK_TEXT = /\[[^\]\n]*$/;

/** Returns why a placeholder cannot be where it is, or nothing. */
export function misplacement(
  text: string,
  { start, end, options }: Placeholder,
  role: TextRole,
): string | undefined {
  const before = text.slice(0, start);
  const found = text.slice(start, end);
  if (role === "link" && end - start !== text.length)
    return `${found} is inside a link. Write the link out, or use one placeholder alone, such as "{email as=link}".`;
  if (role !== "markdown") return undefined;
  const [destination] = IN_DESTINATION.exec(before) ?? [];
  if (destination !== undefined) {
    const isQueryValue = /\?[^#]*=$/.test(destination);
    if (isQueryValue && ["number", "plain"].includes(options.get("as") ?? "")) return undefined;
    return `${found} is in the address of a link, where only a number after ?name= can be, such as ?amount={exampleAmount as=plain}. Write the address out.`;
  }
  if (options.get("as") === "link" && IN_LINK_TEXT.test(before))
    return `${found} prints a link inside a link. Remove "as=link" or the brackets.`;
  return undefined;
}
