import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { templateOf } from "../../shared/routes";
import { type BuiltPage, PUBLIC } from "./builtPages";

/**
 * The maximum size of a page beside its content, in kB (1,000 bytes), by template: its HTML with styles, and its
 * scripts and data, which are compressed with brotli. The limits are 1 to 3% above the sample's or a smaller
 * lender's page, because the hashes in file names compress differently in each build. React takes 51 kB, Gatsby
 * and the site's shared code 35.
 */
const CEILINGS: Readonly<Record<string, number>> = {
  "about-page": 151,
  "app-page": 145, // parses the loan that a calculator carries to it
  "apply-page": 141.5,
  "calculator-page": 190, // the cost as a sentence and as cloth, the worked example, its schedule, former prices
  "cannot-pay-page": 154,
  "coming-soon-page": 141,
  "contact-page": 175, // half of the form's script is yup, which validates the input
  "corporate-profile-page": 139.5,
  "education-article": 150, // the cloths of a table of loans
  "education-page": 140,
  "employer-page": 146, // a month of payroll, and a pay slip that is text
  "faq-page": 152.5,
  "home-page": 168, // the hero with a price, the showcase, the price tag to fill in and the promo
  "how-to-apply-page": 149.5,
  "leader-page": 137.5,
  "newsletters-page": 144,
  "not-found-page": 138.5,
  "notices-page": 142,
  "offer-page": 166, // the fields for an offer, the table of its costs and another table
  "product-page": 166, // the fields and the disclosure of "Can I borrow?"
  "resources-page": 159, // the calculator of another currency, and its price tag
  "team-page": 139,
  "text-page": 147.5,
  "why-page": 141,
  fonts: 36.5, // every character that they support
  supabase: 49, // loaded when the contact form is first focused
};

/**
 * The bytes that a page may have for each item of its content, so that more content never breaks a ceiling: for each
 * character of its text, including the menus, each picture except the logo, and each term of a calculator. Each is the
 * highest value measured on any page, plus 10%.
 */
const ITEM = { character: 4.6, picture: 1650, term: 900 };

/** Returns an error for each page, and for supabase-js, over its ceiling, and logs the largest sizes. */
export function checkBudgets(pages: readonly BuiltPage[]): string[] {
  const { supabase } = JSON.parse(read("webpack.stats.json")).assetsByChunkName;
  const sizes = pages.flatMap((page) => [
    { name: page.path, template: templateOf(page.path), size: sizeOf(page) - contentOf(page) },
    { name: `The fonts of ${page.path}`, template: "fonts", size: fontsOf(page) },
  ]);
  sizes.push({
    name: "supabase-js",
    template: "supabase",
    size: sum(supabase.map(compressedSize)),
  });
  const sorted = sizes.toSorted((one, other) => one.size - other.size);
  // Of each template, the largest comes last and remains.
  const largest = sorted.map(({ template, size }) => [template, kilobytes(size)]);
  console.log("The largest sizes beside the content, in kB:", Object.fromEntries(largest));
  return sorted.flatMap(({ name, template, size }) => {
    const ceiling = CEILINGS[template] ?? 0;
    return kilobytes(size) > ceiling
      ? `${name} has ${kilobytes(size)} kB beside its content, its ceiling is ${ceiling} kB. Make it smaller, or change scripts/checkPages/checkBudgets.ts and say why.`
      : [];
  });
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

/** Returns the bytes of a page without its pictures. Its loader lists all other scripts and the data. */
function sizeOf({ html, document }: BuiltPage): number {
  const loader = document.querySelector("script[data-files]");
  const files = loader?.getAttribute("data-files")?.match(/(?<=^| )[^ |]+/g) ?? [];
  const loaded = [loader?.getAttribute("src") ?? "", ...files];
  return Buffer.byteLength(html) + sum(loaded.map(compressedSize));
}

function fontsOf({ document }: BuiltPage): number {
  const links = document.querySelectorAll('link[rel="preload"][as="font"]');
  return sum(links.map((link) => statSync(join(PUBLIC, `${link.getAttribute("href")}`)).size));
}

/** Returns the number of bytes allowed for a page's content. */
function contentOf({ document }: BuiltPage): number {
  const text = document.querySelector("body")?.textContent.replace(/\s+/g, " ") ?? "";
  const slider = document.querySelector('main form input[type="range"][step="1"]');
  const [least = 0, most = 0] = ["min", "max"].map((name) =>
    Number(slider?.getAttribute(name) ?? 0),
  );
  return (
    ITEM.character * text.length +
    ITEM.picture * document.querySelectorAll("picture img").length +
    ITEM.term * (most - least)
  );
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
