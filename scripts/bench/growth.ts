import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Content } from "../../editor/content";
import { ContentFolder } from "../../shared/contentFolder";
import { copyProject } from "../../shared/copyProject";
import { filesIn } from "../../shared/filesIn";
import { checkContent } from "../../src/content-model/check/checkContent";
import { loadContent } from "../../src/content-model/placeholders/load";
import { multiplyContent } from "../../test/multiplyContent";
import { fail } from "../fail";
import { failedSteps } from "../failedSteps";

/** The maximum factor by which a page's data may grow when content that it does not show is added. */
const GOAL = 1.2;

/**
 * Builds copies of the project with today's content and with ten years' worth, and prints the costs of each.
 */
export async function compareGrowth(): Promise<void> {
  const [today, later] = [copyProject(), copyProject()];
  multiplyContent(new ContentFolder(join(later, "content")));
  const [before, after] = [costsOf(today), costsOf(later)];
  console.table(
    Object.fromEntries(
      Object.entries(after).map(([name, cost]) => [name, figures(before[name] ?? 0, cost)]),
    ),
  );
  const [small, large] = [pageData(today), pageData(later)];
  const both = [...small].map(([path, bytes]) => [path, figures(bytes, large.get(path) ?? 0)]);
  console.table(Object.fromEntries(both));
  console.log(`Goal: times ${GOAL} where a page does not show what has grown.`);
  const added = [...large].filter(([path]) => !small.has(path));
  const [path, bytes] = added.toSorted(([, one], [, other]) => other - one)[0] ?? [];
  console.log(`${added.length} more pages, the largest with ${bytes} bytes: ${path}`);
  console.log(`The copies are ${today} and ${later}.`);
}

const figures = (before: number, after: number) => ({
  before,
  after,
  times: Number((after / before).toFixed(2)),
});

/** Returns the duration of a check, a save and a build in milliseconds, and the number of pages. */
function costsOf(root: string): Record<string, number> {
  const folder = join(root, "content");
  const settings = readFileSync(join(folder, "site.yaml"));
  const timed = (act: () => unknown) => {
    const began = performance.now();
    act();
    return Math.round(performance.now() - began);
  };
  return {
    check: timed(() => checkContent(loadContent(folder))),
    save: timed(() => new Content(folder).write(new Map([["site.yaml", settings]]))),
    build: timed(() => {
      if (failedSteps(root, ["build"]).length > 0) fail("The build failed; see above.");
    }),
    pages: pageData(root).size,
  };
}

/**
 * Returns the size of each page's data in bytes, by path, and of the data shared by all pages as "(every
 * page)".
 */
function pageData(root: string): Map<string, number> {
  const folder = join(root, "public/page-data");
  const size = (file: string) => readFileSync(join(folder, file)).length;
  const data = new Map<string, number>();
  for (const file of filesIn(folder, /\.json$/)) {
    const isShared = file.startsWith("sq/");
    const page = isShared ? "(every page)" : `/${dirname(file)}`;
    if (isShared || file.endsWith("/page-data.json"))
      data.set(page, (data.get(page) ?? 0) + size(file));
  }
  return data;
}
