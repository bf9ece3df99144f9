import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { didYouMean } from "../../src/content-model/check/problem";

/** Answers by the names of the questions, without those that are "none". */
export type Answers = Readonly<Record<string, string>>;

/** The file with the sample's answers, and every question as a comment. */
export const SAMPLE_FILE = "scripts/become/answers.yaml";

const read = (file: string) =>
  (parse(readFileSync(file, "utf8"), { schema: "failsafe" }) ?? {}) as Answers;

export const SAMPLE = read(SAMPLE_FILE);

const OPTIONAL = /^(group|messagingPhone|longTermRate|payrollCutOff|employers|app|applySite|keep)$/;

const PARTS = "articles|business|expansion|government|newsletter|notices|people|statistics|stories";

/** An answer has the same one of these forms as the sample's answer. */
const FORMS = [
  /^\d+(\.\d+)?$/,
  /^\d+ months$/,
  /^https:\/\/\S+$/,
  /^[A-Z]{2}$/,
  RegExp(`^(${Intl.supportedValuesOf("currency").join("|")})$`),
  /^-?\d+\.\d+, -?\d+\.\d+$/,
  /^[A-Z][a-z]+ \d{1,2}, \d{4}$/,
  /^(flat|reducing)$/,
  RegExp(`^((${PARTS})(, |$))+$`),
];

/**
 * Reads the answers in a file.
 * @throws Error that explains what is wrong with the answers and how to correct them
 */
export function readAnswers(file: string): Answers {
  const answers = read(file);
  const faults = [...faultsOf(answers)];
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== "none"));
}

function* faultsOf(answers: Answers): Generator<string> {
  const names = Object.keys(SAMPLE);
  for (const name of Object.keys(answers))
    if (!names.includes(name)) yield `"${name}" is no question.${didYouMean(name, names)}`;
  for (const [name, sample] of Object.entries(SAMPLE)) {
    const answer = answers[name];
    const form = FORMS.find((form) => form.test(sample));
    if (!answer) yield `${name} needs an answer, such as "${sample}". See ${SAMPLE_FILE}.`;
    else if (answer === "none" ? !OPTIONAL.test(name) : form?.test(answer) === false)
      yield `${name} must be such as "${sample}", found "${answer}". See ${SAMPLE_FILE}.`;
  }
  const { payrollCutOff, employers, shortTermLimit = "", longestTerm = "" } = answers;
  if (payrollCutOff === "none" && employers !== "none")
    yield "employers: none can register where none deducts. Answer none, or when they get the list.";
  if (Number.parseInt(shortTermLimit, 10) >= Number.parseInt(longestTerm, 10))
    yield "shortTermLimit: texts compare it with longestTerm, so answer a shorter term.";
}
