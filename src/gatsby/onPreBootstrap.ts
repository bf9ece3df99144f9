import type { GatsbyNode } from "gatsby";
import { CheckCache } from "../content-model/check/checkCache";
import { checkContent } from "../content-model/check/checkContent";
import { formatProblems } from "../content-model/check/problem";
import { prepareFonts } from "./prepareFonts";

/**
 * Before Gatsby reads anything: is the content sound? A build stops when it is not; while someone
 * writes, with the development server, the problems are only told. Then the typefaces are cut.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const cache = new CheckCache(".cache/checked-content.json");
  const problems = checkContent("content", cache);
  cache.save();
  if (problems.length > 0) {
    const message = `The content cannot be published yet.\n\n${formatProblems(problems)}\n`;
    if (process.env.NODE_ENV === "production") reporter.panic(message);
    else reporter.warn(message);
  }
  await prepareFonts("src/theme/fonts");
};
