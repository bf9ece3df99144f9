import type { IncomingMessage, ServerResponse } from "node:http";
import { watch } from "chokidar";
import type { GatsbyNode, Reporter } from "gatsby";
import { checkContent } from "../content-model/check/checkContent";
import { formatProblems } from "../content-model/check/problem";
import { PROBLEM_STREAM } from "../dev/problemStream";
import { checkPictures } from "./checkPictures";

const CONTENT = "content";

/** How long the content must be unchanged until it is checked, in milliseconds: editors save in steps. */
const QUIET_TIME = 100;

/** Checks the content before a build or a development server, which only reports mistakes. */
export async function checkBeforehand(reporter: Reporter): Promise<void> {
  const problems = await findProblems();
  if (problems === "") return;
  const message = `The content cannot be published yet.\n\n${problems}\n`;
  if (process.env.NODE_ENV === "production") reporter.panic(message);
  else reporter.warn(message);
}

/** Checks the content after every change, and sends its mistakes to the terminal and to open pages. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, reporter }) => {
  const pages = new Set<ServerResponse>();
  let problems = await findProblems();
  let timer: NodeJS.Timeout | undefined;
  let checked = Promise.resolve();

  const send = (page: ServerResponse) => page.write(`data: ${JSON.stringify(problems)}\n\n`);
  const check = async () => {
    const before = problems;
    try {
      problems = await findProblems();
    } catch {
      // A file was removed or replaced during the check.
      return checkSoon();
    }
    if (problems === before) return;
    if (problems === "") reporter.success("The content has no mistakes any more.");
    else
      reporter.error(
        `The content has mistakes. Pages show its last valid version where there is one.\n\n${problems}\n`,
      );
    for (const page of pages) send(page);
  };
  const checkSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      checked = checked.then(check);
    }, QUIET_TIME);
  };
  watch(CONTENT, { ignoreInitial: true }).on("all", checkSoon);

  app.get(PROBLEM_STREAM, (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      // Gatsby's server would compress the stream, and hold it back for that.
      "Cache-Control": "no-cache, no-transform",
    });
    send(response);
    pages.add(response);
    request.on("close", () => pages.delete(response));
  });
};

/** Returns the mistakes in the content and its pictures as text. */
async function findProblems(): Promise<string> {
  const mistakes = checkContent(CONTENT).filter(({ isHint }) => !isHint);
  return formatProblems([...mistakes, ...(await checkPictures(CONTENT))]);
}
