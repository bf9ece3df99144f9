import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import { entryLabel, labelOf, titleOf } from "./words";

/**
 * Returns the value that starts on a line of a YAML text, or last before it: as its keys are written
 * (`tabs[0].title`), and in words (`Question "Who can borrow?": answer`).
 */
export function placeAt(yaml: string, line: number): { written: string; inWords: string } {
  const lines = new LineCounter();
  let node: unknown = parseDocument(yaml, { lineCounter: lines }).contents;
  const startOf = (part: unknown): number => {
    if (isMap(part) || isSeq(part)) return startOf(part.items[0]);
    if (isPair(part)) return startOf(part.key);
    return isScalar(part) && part.range ? lines.linePos(part.range[0]).line : Infinity;
  };
  let [written, inWords, list] = ["", "", ""];
  while (isMap(node) || isSeq(node)) {
    const index = node.items.findLastIndex((item) => startOf(item) <= line);
    const item: unknown = node.items[index];
    if (index < 0) break;
    if (isPair(item)) {
      list = String(item.key);
      written += `${written && "."}${list}`;
      const label = labelOf(list);
      if (!isSeq(item.value)) inWords += inWords ? `: ${label.toLowerCase()}` : label;
      node = item.value;
    } else {
      written += `[${index}]`;
      inWords = `${entryLabel(list)} "${titleOf(isMap(item) ? item.toJSON() : String(item))}"`;
      node = item;
    }
  }
  return { written, inWords };
}
