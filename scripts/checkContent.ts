import { checkContent } from "../src/content-model/check/checkContent";
import { formatProblems } from "../src/content-model/check/problem";

const problems = checkContent("content");
if (problems.length > 0) {
  console.error(formatProblems(problems));
  console.error(
    `\n${problems.length} ${problems.length === 1 ? "problem" : "problems"} in content/`,
  );
  process.exit(1);
}
console.log("content: no problems");
