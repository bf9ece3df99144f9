import { checkContent } from "../../src/content-model/check/checkContent";
import { type FieldDescription, metaOf } from "../../src/content-model/kind";
import { loadContent } from "../../src/content-model/reading/load";
import type { FieldValue } from "../../src/content-model/reading/parseYaml";
import type { KeyPath } from "../../src/content-model/reading/problem";
import type { ContentFolder } from "./contentFolder";

/** Matches the errors about broken links and references and missing facts. */
const GONE =
  /no page has the path "([^"]+)"|the page (\S+) has no anchor "([^"]+)"|(\{\w+)\} is unknown|is no question/;

/**
 * Removes the parts of the content that refer to a page, an anchor or an entry that does not exist: the list
 * entry, the optional part, the sentence with the link, or else the whole file. Also removes those that use a
 * fact that the lender lacks.
 * @throws Error when a required part refers to something that does not exist
 */
export function leaveOut(content: ContentFolder): void {
  // Repeated, because other parts may refer to those that have just been removed.
  for (let isDone = false; !isDone; ) {
    isDone = true;
    const loaded = loadContent(content.root);
    const changed = new Set<string>();
    for (const { file, path, message } of checkContent(loaded)) {
      const gone = GONE.exec(message);
      const read = loaded.read(file);
      const item = read?.values.find((one) => one.path.join() === path.join());
      if (!gone || !item) continue;
      const [, page, on = "", anchor = "", fact] = gone;
      const link = page ?? on + anchor;
      const words = fact ?? (link && `](${link}`);
      const change = changeOf(item, words);
      if (!change) {
        if (!read?.kind.files.includes("*"))
          throw new Error(`${file} does not do without ${path.join(".")}.`);
        content.delete(file);
        isDone = false;
        break;
      }
      // If the list has already changed in this round, the item's index may be outdated.
      const list = [file, ...change.path.slice(0, change.path.findIndex(isPlace))].join();
      if (changed.has(list)) continue;
      changed.add(list);
      content.set(file, { [change.path.join(".")]: change.value });
      isDone = false;
    }
  }
}

const isPlace = (key: string | number): boolean => typeof key === "number";

interface Change {
  path: KeyPath;
  /** The new value. If omitted, the value at `path` is deleted. */
  value?: string;
}

/**
 * Returns the change for a value that has a broken reference in the given words. Returns undefined if the file is
 * nothing without the value.
 */
function changeOf(item: FieldValue, words: string): Change | undefined {
  const { field, written, path } = item;
  if (metaOf(field).role === "markdown" && words && String(written).includes(words)) {
    const value = withoutSentences(String(written), words);
    if (value) return { path, value };
  }
  return removalOf(item);
}

/** Returns how to remove the innermost optional part that contains a value, or undefined if there is none. */
function removalOf(item: FieldValue): Change | undefined {
  const { parent, field, path } = item;
  if (!parent) return undefined;
  const isSpare =
    parent.field?.type === "array"
      ? (parent.written as readonly unknown[]).length > fewestOf(parent.field)
      : field?.optional;
  return isSpare ? { path } : removalOf(parent);
}

const fewestOf = ({ tests }: FieldDescription): number =>
  Number(tests.find(({ name }) => name === "min")?.params?.min ?? 0);

/** Removes the sentences that contain the given words from Markdown. */
export function withoutSentences(text: string, words: string): string {
  const lines = text.split("\n").map((line) => {
    if (!line.includes(words)) return line;
    const [, mark = "", rest = ""] = /^(\W*(?:- |\d+\. ))?(.*)$/.exec(line) ?? [];
    const kept = rest
      .split(/(?<=[.!?]) (?=\S)/)
      .filter((one) => !one.includes(words))
      .join(" ");
    return kept ? mark + kept : "";
  });
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
