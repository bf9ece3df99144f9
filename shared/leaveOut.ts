import { checkContent } from "../src/content-model/check/checkContent";
import type { FieldValue } from "../src/content-model/check/parseYaml";
import type { KeyPath } from "../src/content-model/check/problem";
import { type FieldDescription, metaOf } from "../src/content-model/kind";
import { loadContent } from "../src/content-model/placeholders/load";
import type { ContentFolder } from "./contentFolder";

/** How the content check reports a value that leads nowhere or has no wording for the lender. */
const GONE =
  /no page has the path "([^"]+)"|the page (\S+) has no anchor "([^"]+)"|is no (?:question|way to repay)|found "" \(/;

/**
 * Leaves out everything in a content folder that leads to a page, an anchor or an entry that no longer
 * exists: the list's entry, the optional part, or the sentence with the link. Does the same for anything
 * that has no wording for the lender.
 * @param instead the pages to link to instead, by the path that no longer exists
 */
export function leaveOut(
  content: ContentFolder,
  instead: ReadonlyMap<string, string> = new Map(),
): void {
  // Repeated, because something else may lead to what has just been left out.
  for (let isDone = false; !isDone; ) {
    isDone = true;
    const loaded = loadContent(content.root);
    const changed = new Set<string>();
    for (const { file, path, message } of checkContent(loaded)) {
      const gone = GONE.exec(message);
      const read = loaded.read(file);
      const item = read?.values.find((one) => one.path.join() === path.join());
      if (!gone || !item) continue;
      const [, page, on = "", anchor = ""] = gone;
      const own = (read?.value as { path?: string } | undefined)?.path;
      const change = changeOf(item, page ?? on + anchor, instead.get(page ?? ""), own);
      // If its list has already changed, its index may be different now.
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
  /** Undefined deletes the value. */
  value?: string;
}

/** Returns how to change a value that has a link which leads nowhere. */
function changeOf(item: FieldValue, link: string, instead?: string, ownPath?: string): Change {
  const { field, written, path } = item;
  if (metaOf(field).role === "markdown" && link) {
    const value = instead
      ? String(written).replaceAll(`](${link}`, `](${instead}`)
      : withoutSentences(String(written), `](${link}`);
    if (value) return { path, value };
  }
  const removal = removalOf(item);
  const beside = item.parent?.parent?.written;
  const isBeside = Array.isArray(beside) && beside.some(({ to }) => to === instead);
  if (instead && !(removal && (isBeside || instead === ownPath))) return { path, value: instead };
  if (removal) return removal;
  throw new Error(`The content does not do without ${path.join(".")}.`);
}

/** Returns how to remove the innermost part around a value that the content can do without. */
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

/** Removes the sentences in a Markdown text that contain the given words. Choices around them stay intact. */
export function withoutSentences(text: string, words: string): string {
  const lines = text.split("\n").map((line) => {
    if (!line.includes(words)) return line;
    const [, mark = "", rest = ""] = /^(\W*(?:- |\d+\. ))?(.*)$/.exec(line) ?? [];
    const kept = rest
      .split(/(?<=[.!?](?:\{(?:if \w+|else|end)\})*) (?=\S)/)
      .map((one) =>
        one.includes(words) ? (one.match(/\{(?:if \w+|else|end)\}/g) ?? []).join("") : one,
      )
      .filter(Boolean)
      .join(" ");
    return kept ? mark + kept : "";
  });
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
