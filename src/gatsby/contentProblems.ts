import type { ServerResponse } from "node:http";
import { watch } from "chokidar";
import type { GatsbyNode, Reporter } from "gatsby";
import { checkContent } from "../content-model/check/checkContent";
import { formatProblems } from "../content-model/check/problem";
import { loadContent } from "../content-model/placeholders/load";
import { PROBLEMS_PATH } from "../dev/contentProblems";
import { checkPictures } from "./originals";
import { siteUrl } from "./siteUrl";

/**
 * How long the content must remain unchanged before it is checked, in milliseconds. Some editors save a file
 * in several steps.
 */
const QUIET_TIME = 100;

/**
 * Checks the content before a build or a development server starts. Errors stop a build, whereas a server
 * only reports them.
 */
export async function checkBeforehand(reporter: Reporter): Promise<void> {
  const problems = await findProblems();
  if (problems === "") return;
  const message = `The content cannot be published yet.\n\n${problems}\n`;
  if (process.env.NODE_ENV === "production") reporter.panic(message);
  else reporter.warn(message);
}

/** Checks the content after every change. Errors appear in the terminal and on top of open pages. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, reporter }) => {
  let problems = await findProblems();
  let timer: NodeJS.Timeout | undefined;
  let checked = Promise.resolve();
  const check = async () => {
    const before = problems;
    // The check can fail if a file changes in the meantime. That change schedules another check, so keep the
    // old result.
    problems = await findProblems().catch(() => before);
    if (problems === before) return;
    if (problems === "") reporter.success("The content has no errors.");
    else
      reporter.error(
        `The content has errors. Pages show its last valid version where there is one.\n\n${problems}\n`,
      );
  };
  watch("content", { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      checked = checked.then(check);
    }, QUIET_TIME);
  });
  app.get(PROBLEMS_PATH, (_: unknown, response: ServerResponse) => response.end(problems));
};

/** Returns the errors in the content and its pictures as a string. */
async function findProblems(): Promise<string> {
  const content = loadContent();
  const isRelease = process.env.NODE_ENV === "production" && !/\.example$/.test(siteUrl());
  const errors = checkContent(content).filter(
    ({ isHint, isLeftover }) => !isHint || (isRelease && isLeftover),
  );
  return formatProblems([...errors, ...(await checkPictures(content))]);
}
