import type { Problem } from "../../src/content-model/check/problem";
import { isRunningText } from "../../src/content-model/kind";
import type { Content } from "../../src/content-model/placeholders/load";
import { SAMPLE } from "./answers";

/** The sample's names: its people, employers, newspapers, advice services and street. */
const NAMES =
  "Kwedi, Kwéyòl, Keisha, Rajiv Mohammed, Maren Alexis-Baptiste, Winston Ramdeen-Clarke, Harbour Row, Arima Bay Hospital, Northern Range Health Services, Scarlet Ibis Medical Centre, Immortelle Secondary School, Poui Hill College, Caroni Plains Foods, Point Gourd Cement Works, Savannah Supermarkets, Harbour Light Hotel, Buccoo Reef Resort, Gulf Line Ferries, Hummingbird Security, Savannah Standard, Islands Business Review, Clear Water Debt Advice, Lantern Listening Line";

/** The places, public bodies and currency in the sample's texts. A lender in its country may mention them. */
const NAMES_OF_COUNTRY =
  "Trinidad, Tobago, Port of Spain, Arima, San Fernando, Scarborough, regional health authorities, Health surcharge, TT$";

/** Addresses of the sample's stores, newspapers and social networks. */
const ADDRESSES = /\b(?:apps|play|news|social)\.example\b/g;

/** Returns the sample's names and addresses in the content of another lender, as hints. */
export function leftoversIn(content: Content): Problem[] {
  const { facts } = content.placeholders;
  if (facts.get("lender")?.text === SAMPLE.lender) return [];
  const own = [...facts.values()].map(({ text }) => text).join("\n");
  const names = own.includes("Trinidad") ? NAMES : `${NAMES}, ${NAMES_OF_COUNTRY}`;
  const others = names.split(", ").filter((name) => !own.includes(name));
  const pattern = RegExp(`(?<!\\w)(?:${others.join("|").replace("$", "\\$")})(?!\\w)`, "g");
  return wordsIn(content, [pattern, ADDRESSES]);
}

function wordsIn({ files, read }: Content, patterns: readonly RegExp[]): Problem[] {
  return files.flatMap((name) => {
    const file = read(name);
    if (!file || file.kind.name === "Facts") return [];
    return file.values.flatMap(({ field, value, path }) => {
      if (typeof value !== "string") return [];
      const sought = isRunningText(field) ? patterns : patterns.filter((one) => one === ADDRESSES);
      const found = new Set(sought.flatMap((pattern) => value.match(pattern) ?? []));
      return [...found].map((word) => ({
        ...file.problemAt(
          path,
          `says "${word}", which is the sample's. Keep it only if it is true of you.`,
        ),
        isHint: true,
      }));
    });
  });
}
