import { CONTENT, EVERY_PAGE, LAZY_CHUNKS, TEMPLATES, TERM } from "./budgets";
import type { BuiltPage } from "./builtPages";
import { type PageSize, pageSize, readChunks, scriptSize, templateOf } from "./pageSize";

const KINDS = Object.keys(EVERY_PAGE) as (keyof PageSize)[];

/** Returns an error for each page and lazy-loaded chunk over its budget, and logs the largest sizes. */
export function checkBudgets(pages: readonly BuiltPage[]): string[] {
  const chunks = readChunks();
  const sizes = pages.map((page) => ({ page, size: pageSize(page, chunks) }));
  for (const kind of KINDS) {
    const [largest] = sizes.toSorted((one, other) => other.size[kind] - one.size[kind]);
    if (largest)
      console.log(`${kind}: at most ${kilobytes(largest.size[kind])} (${largest.page.path})`);
  }
  return [
    ...sizes.flatMap(({ page, size }) => {
      const budget = { ...EVERY_PAGE, ...TEMPLATES[templateOf(page)] };
      return KINDS.flatMap((kind) =>
        overBudget(
          `${page.path}: ${kind} beside its content`,
          size[kind] - contentOf(page, kind) - termsOf(page, kind),
          budget[kind],
        ),
      );
    }),
    ...Object.entries(LAZY_CHUNKS).flatMap(([name, budget]) => {
      const size = scriptSize(chunks, [name]);
      console.log(`${name}: ${kilobytes(size)}`);
      return overBudget(`The chunk ${name}`, size, budget);
    }),
  ];
}

/** Returns the number of bytes allowed for a page's content, including the menus. */
function contentOf({ document }: BuiltPage, kind: keyof PageSize): number {
  const { character, picture, name = 0 } = CONTENT[kind] ?? { character: 0, picture: 0 };
  const body = document.querySelector("body");
  const text = body?.textContent.replace(/\s+/g, " ") ?? "";
  const drawings = body?.querySelectorAll(".logo path").join("").length ?? 0;
  const pictures = body?.querySelectorAll("img").length ?? 0;
  return character * text.length + picture * pictures + name * drawings;
}

/** Returns the number of bytes allowed for the terms of a page's calculator beyond the first twelve. */
function termsOf(page: BuiltPage, kind: keyof PageSize): number {
  if (templateOf(page) !== "calculator-page") return 0;
  const slider = page.document.querySelector('input[type="range"][step="1"]');
  const terms = Number(slider?.getAttribute("max")) - Number(slider?.getAttribute("min")) + 1;
  return Math.max(terms - 12, 0) * (TERM[kind] ?? 0);
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const overBudget = (what: string, bytes: number, budget: number) =>
  bytes > budget * 1000
    ? [
        `${what} is ${kilobytes(bytes)}, its budget is ${budget} kB. Make it smaller, or change scripts/checkPages/budgets.ts and say why.`,
      ]
    : [];
