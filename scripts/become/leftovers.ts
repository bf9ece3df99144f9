import { isRunningText } from "../../src/content-model/kind";
import type { Content } from "../../src/content-model/reading/load";
import type { Problem } from "../../src/content-model/reading/problem";
import { NAMES, SAMPLE } from "./answers";

/** Addresses of the sample's stores, newspapers and social networks. */
const ADDRESSES = /\b(?:apps|play|news|social)\.example\b/g;

/** Returns the sample's names and addresses in the content of another lender, as hints. */
export function leftoversIn({ files, placeholders: { facts }, read }: Content): Problem[] {
  if (facts.get("lender")?.text === SAMPLE.lender) return [];
  const own = [...facts.values()].map(({ text }) => text).join("\n");
  const { names, namesOfCountry } = NAMES;
  const sought = own.includes("Trinidad") ? names : `${names}, ${namesOfCountry}`;
  const others = sought.split(", ").filter((name) => !own.includes(name));
  const pattern = RegExp(`(?<!\\w)(?:${others.join("|").replace("$", "\\$")})(?!\\w)`, "g");
  return files.flatMap((name) => {
    const file = read(name);
    if (!file || file.kind.name === "Facts") return [];
    return file.values.flatMap(({ field, value, path }) => {
      if (typeof value !== "string") return [];
      const inText = isRunningText(field) ? value.match(pattern) : [];
      const found = new Set([...(inText ?? []), ...(value.match(ADDRESSES) ?? [])]);
      return [...found].map((word) => {
        const message = `says "${word}", which is the sample's. Keep it only if it is true of you.`;
        return { ...file.problemAt(path, message), isHint: true };
      });
    });
  });
}
