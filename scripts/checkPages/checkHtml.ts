import { HtmlValidate } from "html-validate";
import type { BuiltPage } from "./builtPages";

/** Rules of taste, and rules that contradict how React writes HTML. */
const OFF = [
  "no-inline-style",
  "void-style",
  "attr-case",
  "long-title",
  "doctype-style",
  "attribute-boolean-style",
  "attribute-empty-style",
  "no-trailing-whitespace",
  "require-sri",
  "tel-non-breaking",
  "prefer-native-element",
];

/** Where a page's HTML is not valid. */
export async function checkHtml(pages: readonly BuiltPage[]): Promise<string[]> {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard"],
    rules: Object.fromEntries(OFF.map((rule) => [rule, "off"])),
  });
  const faults: string[] = [];
  for (const { file, html } of pages) {
    const { results } = await validator.validateString(html);
    for (const { messages } of results)
      for (const { line, column, message, ruleId, selector } of messages)
        faults.push(`${file}:${line}:${column} ${message} (${ruleId}) ${selector ?? ""}`);
  }
  return faults;
}
