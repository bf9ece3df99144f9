import { readFileSync } from "node:fs";
import { join } from "node:path";
import { builtPages, PUBLIC } from "../checkPages/builtPages";
import { fail } from "../fail";
import { everyPage, lazyChunks, pages as otherPages } from "./budgets";
import { compressed, type PageSize, pageSize, readStats } from "./pageSize";

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Measures every built page and every lazy-loaded chunk against its budget. */
function checkBudgets(): void {
  const measured = builtPages().map((page) => ({ path: page.path, size: pageSize(page) }));
  const chunks = Object.entries(lazyChunks).map(([name, limit]) => ({
    name,
    limit,
    size: chunkSize(name),
  }));
  const faults = [
    ...measured.flatMap(({ path, size }) => overBudget(path, size)),
    ...chunks.flatMap(({ name, limit, size }) => over(`The chunk ${name}`, size, limit)),
  ];
  for (const kind of Object.keys(everyPage) as (keyof PageSize)[]) {
    const [most] = measured.sort((one, other) => other.size[kind] - one.size[kind]);
    if (most) console.log(`${kind}: at most ${kilobytes(most.size[kind])} (${most.path})`);
  }
  for (const { name, size } of chunks) console.log(`${name}: ${kilobytes(size)}`);
  if (faults.length > 0)
    fail(
      `${faults.join("\n")}\n\nMake it smaller, or change scripts/budgets/budgets.ts and say why.`,
    );
  console.log(`${measured.length} pages are within their budgets`);
}

function overBudget(path: string, size: PageSize): string[] {
  const budget = { ...everyPage, ...otherPages[path] };
  return (Object.keys(budget) as (keyof PageSize)[]).flatMap((kind) =>
    over(`${path}: ${kind}`, size[kind], budget[kind]),
  );
}

const over = (what: string, bytes: number, limit: number) =>
  bytes > limit * 1000 ? [`${what} has ${kilobytes(bytes)}, its budget is ${limit} kB.`] : [];

/** The scripts of a lazy-loaded chunk, in bytes as brotli sends them. */
function chunkSize(name: string): number {
  const files = readStats().assetsByChunkName[name];
  if (!files) return fail(`No import names its chunk "${name}"; see webpackChunkName.`);
  return files
    .filter((file) => file.endsWith(".js"))
    .map((file) => compressed(readFileSync(join(PUBLIC, file), "utf8")))
    .reduce((total, bytes) => total + bytes, 0);
}

checkBudgets();
