import { checkContent } from "../../src/content-model/check/checkContent";
import { loadContent } from "../../src/content-model/reading/load";
import { formatProblems } from "../../src/content-model/reading/problem";
import { checkFiles } from "../../src/gatsby/originals";
import { leftoversIn } from "../become/leftovers";
import { fail } from "../lib/fail";

/** Checks the content. With `--hints`, also lists content that is unusual but valid. */
async function main(): Promise<void> {
  const content = loadContent();
  const showsHints = process.argv.includes("--hints");
  const problems = [
    ...checkContent(content),
    ...(showsHints ? leftoversIn(content) : []),
    ...(await checkFiles(content)),
  ];
  const errors = problems.filter(({ isHint }) => !isHint);
  const hints = problems.filter(({ isHint }) => isHint);
  if (errors.length > 0) console.error(formatProblems(errors));
  if (showsHints && hints.length > 0) console.log(formatProblems(hints));
  console.log(
    `\ncontent: ${counted(errors.length, "error")}, ${counted(hints.length, "hint")}${
      showsHints || hints.length === 0 ? "" : " (npm run content:check -- --hints lists them)"
    }`,
  );
  if (errors.length > 0) process.exitCode = 1;
}

const counted = (count: number, noun: string): string =>
  `${count || "no"} ${noun}${count === 1 ? "" : "s"}`;

main().catch(fail);
