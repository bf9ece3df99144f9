import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { templateOf } from "../../lib/routes";
import { type BuiltPage, PUBLIC } from "./builtPages";

/**
 * The maximum size of a page's code in kB (1,000 bytes), by template: the scripts that its loader lists and its style
 * sheet, compressed with brotli. Content hardly changes it. The limits are 1.5 to 2% above the sample's largest page,
 * because the hashes in file names compress differently in each build. React takes 51 kB, Gatsby and the site's
 * shared code 41.
 */
const CEILINGS: Readonly<Record<string, number>> = {
  "about-page": 109,
  "app-page": 108.5, // parses the loan that a calculator carries to it
  "apply-page": 105,
  "calculator-page": 127.5, // the cost as a sentence and as cloth, the schedule, former prices
  "cannot-pay-page": 113.5,
  "coming-soon-page": 104,
  "contact-page": 132, // half of the form's script is yup, which validates the input
  "corporate-profile-page": 106,
  "education-article": 111, // the cloths of a table of loans
  "education-page": 104.5,
  "employer-page": 108.5,
  "faq-page": 109.5,
  "home-page": 114, // the showcase, the price tag and the promo
  "how-to-apply-page": 108,
  "leader-page": 104.5,
  "newsletters-page": 106.5,
  "not-found-page": 103.5,
  "notices-page": 106,
  "offer-page": 118.5, // the fields for an offer, the table of its costs and another table
  "product-page": 116, // the fields and the disclosure of "Can I borrow?"
  "resources-page": 121.5, // the calculator of another currency, and its price tag
  "team-page": 105,
  "text-page": 108,
  "why-page": 107,
  fonts: 36.5, // every character that they support
  supabase: 49, // loaded when the contact form is first focused
};

/** Returns an error for each page, and for supabase-js, over its ceiling, and logs the largest sizes. */
export function checkBudgets(pages: readonly BuiltPage[]): string[] {
  const { supabase } = JSON.parse(read("webpack.stats.json")).assetsByChunkName;
  const sizes = pages.flatMap((page) => [
    { name: `The code of ${page.path}`, template: templateOf(page.path), size: codeOf(page) },
    { name: `The fonts of ${page.path}`, template: "fonts", size: fontsOf(page) },
  ]);
  sizes.push({
    name: "The code of supabase-js",
    template: "supabase",
    size: sum(supabase.map(compressedSize)),
  });
  const sorted = sizes.toSorted((one, other) => one.size - other.size);
  // Of each template, the largest comes last and remains.
  const largest = sorted.map(({ template, size }) => [template, kilobytes(size)]);
  console.log("The largest sizes in kB:", Object.fromEntries(largest));
  return sorted.flatMap(({ name, template, size }) => {
    const ceiling = CEILINGS[template] ?? 0;
    return kilobytes(size) > ceiling
      ? `${name} has ${kilobytes(size)} kB, its ceiling is ${ceiling} kB. Make it smaller, or change scripts/check/pages/checkBudgets.ts and say why.`
      : [];
  });
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

/** Returns the bytes of a page's scripts and styles. */
function codeOf({ document }: BuiltPage): number {
  const loader = document.querySelector("script[data-files]");
  const listed = loader?.getAttribute("data-files")?.match(/[^ |]+(?=\|sha256)/g) ?? [];
  const scripts = [loader?.getAttribute("src") ?? "", ...listed];
  const styles = document.querySelectorAll("style").map(({ innerHTML }) => innerHTML);
  return sum(scripts.map(compressedSize)) + brotliCompressSync(styles.join("")).length;
}

function fontsOf({ document }: BuiltPage): number {
  const links = document.querySelectorAll('link[rel="preload"][as="font"]');
  return sum(links.map((link) => statSync(join(PUBLIC, `${link.getAttribute("href")}`)).size));
}

const compressedSizes = new Map<string, number>();

/** Returns the compressed size of a file. It is cached, because many pages share files. */
function compressedSize(file: string): number {
  const size = compressedSizes.get(file) ?? brotliCompressSync(read(file)).length;
  compressedSizes.set(file, size);
  return size;
}

const read = (file: string) => readFileSync(join(PUBLIC, file), "utf8");
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
