import { checkContent } from "../src/content-model/check/checkContent";
import type { FieldValue } from "../src/content-model/check/parseYaml";
import { type FieldDescription, metaOf } from "../src/content-model/kind";
import { loadContent } from "../src/content-model/placeholders/load";
import type { ContentFolder, KeyPath } from "./contentFolder";

/** What the check says of a value that leads nowhere, or that has no wording for the lender. */
const GONE =
  /no page has the path "([^"]+)"|the page (\S+) has no anchor "([^"]+)"|is no (?:question|way to repay)|found "" \(|finds no question/;

/**
 * Leaves out of a content folder what leads to a page, an anchor or an entry that is gone: the entry of
 * a list, the optional part, or the sentence with the link. The same with what has no wording for the lender.
 * @param instead the pages that links lead to, by the path that is gone
 */
export function leaveOut(
  content: ContentFolder,
  instead: ReadonlyMap<string, string> = new Map(),
): void {
  // What is left out may be what something else leads to.
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
      // Its list may have changed already, so that its place is another.
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

/** Returns what becomes of a value with a link that leads nowhere. */
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

/** Returns the nearest part around a value that the content does without. */
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

/** Leaves out the sentences of a Markdown text that contain some words; choices around them stay whole. */
export function withoutSentences(text: string, words: string): string {
  const lines = text.split("\n").map((line) => {
    if (!line.includes(words)) return line;
    const [, mark = "", rest = ""] = /^(\W*(?:- |\d+\. ))?(.*)$/.exec(line) ?? [];
    const kept = rest
      .split(/(?<=[.!?]) (?=\S)/)
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
