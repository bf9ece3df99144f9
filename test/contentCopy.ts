import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ContentFolder } from "../scripts/lib/contentFolder";
import { copyContent as copyFiles } from "../scripts/lib/copyContent";
import { checkContent } from "../src/content-model/check/checkContent";
import { isProduct, mainProduct } from "../src/content-model/kinds/products";
import { loadContent } from "../src/content-model/reading/load";
import { formatProblems } from "../src/content-model/reading/problem";
import { OWN_CURRENCY } from "../src/lending/money";

const own = new ContentFolder("content");

/** The file of the rate plan that prices the loans in running text. */
export const PLAN = `rate-plans/${mainProduct(own.entries("products").map(own.read, own).filter(isProduct))?.plan}.yaml`;

/** Copies the content, with the tests' currency in its calculators, and returns the copy's folder. */
export function copyContent(): string {
  const copy = copyFiles();
  new ContentFolder(copy).setAll("rate-plans/*.yaml", { currencies: [OWN_CURRENCY.code] });
  return copy;
}

/**
 * Replaces text in a file in a copy of the content.
 * @throws Error when the file does not contain the text
 */
export function edit(copy: string, file: string, from: string | RegExp, to: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(path, edited);
}

export const problemsIn = (folder: string, level: "errors" | "hints" = "errors") =>
  formatProblems(
    checkContent(loadContent(folder)).filter(
      ({ isHint = false }) => isHint === (level === "hints"),
    ),
  );

export const set = (copy: string, file: string, values: Readonly<Record<string, unknown>>): void =>
  new ContentFolder(copy).set(file, values);

/** Reads a page's path from the real content, so that tests do not depend on the current path. */
export const pathOf = (file: string): string => own.text(file, ["path"]);

/** Expects the check of a copy to report an error in the file, at any position, that contains the message. */
export function expectError(copy: string, file: string, message: string): void {
  const [inFile, saying] = [file, message].map((text) =>
    text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&"),
  );
  expect(problemsIn(copy)).toMatch(RegExp(`^content/${inFile}:\\d+:\\d+ .*${saying}`, "m"));
}

/** Returns the values of a product with a condition of an age, with these limits. */
export const ages = (limits: Record<string, unknown>) => {
  const age = { value: "18 to 65", label: "Age", description: "Yours." };
  return {
    // Pages may link to the anchor.
    "eligibility.title": "Who",
    "eligibility.criteria": [{ ...age, check: { asks: "age", ...limits } }],
  };
};
