import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { didYouMean } from "../../src/content-model/check/problem";

/** Answers by the names of the questions, all strings. "none" leaves out that part of the site. */
export type Answers = Readonly<Record<string, string>>;

const read = (file: string) =>
  (parse(readFileSync(file, "utf8"), { schema: "failsafe" }) ?? {}) as Answers;

/** The file with the sample's answers, and every question as a comment. */
export const SAMPLE_FILE = "scripts/become/answers.yaml";
export const SAMPLE = read(SAMPLE_FILE);

/** Answers that name parts of the site. The content check validates what is made of the others. */
const CHOICES: Readonly<Record<string, RegExp>> = {
  currency: RegExp(`^(${Intl.supportedValuesOf("currency").join("|")})$`),
  licensedUntil: /^[A-Z][a-z]+ \d{1,2}, \d{4}$/,
  url: /^https:\/\/[^/]+$/,
  interest: /^(flat|reducing)$/,
  repayment: /^(deduction|own payments)$/,
  apply: /^(app \S.*|office|branches|website https:\/\/\S+)$/,
  comingSoon: /^((business|government)(, |$))+$/,
  keep: /^((articles|expansion|newsletter|notices|people|statistics|stories)(, |$))+$/,
};

const MAY_BE_NONE =
  /^(group|messagingPhone|shortTermLimit|longTermRate|employers|comingSoon|keep)$/;

/** An answer has each of these forms that the sample's answer has. */
const FORMS = [
  /^\d+(\.\d+)?$/,
  /^\d+ months$/,
  /^https:\/\/\S+$/,
  /^[A-Z]{2,3}$/,
  /^-?\d+\.\d+, -?\d+\.\d+$/,
];

export const listIn = (text = ""): string[] => text.split(/\s*,\s*/);

/**
 * Reads the answers in a file.
 * @throws Error that explains what is wrong with the answers and how to correct them
 */
export function readAnswers(file: string): Answers {
  const answers = read(file);
  const faults = [...faultsOf(answers)];
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return answers;
}

function* faultsOf(answers: Answers): Generator<string> {
  const names = Object.keys(SAMPLE);
  for (const name of Object.keys(answers))
    if (!names.includes(name)) yield `"${name}" is no question.${didYouMean(name, names)}`;
  for (const [name, sample] of Object.entries(SAMPLE)) {
    const answer = answers[name];
    const forms = CHOICES[name] ?? FORMS.find((form) => form.test(sample));
    if (!answer) yield `${name} needs an answer, such as "${sample}". See ${SAMPLE_FILE}.`;
    else if (answer === "none" ? !MAY_BE_NONE.test(name) : forms?.test(answer) === false)
      yield `${name} must be such as "${sample}", found "${answer}". See ${SAMPLE_FILE}.`;
  }
  const { repayment, employers, shortTermLimit, longTermRate, exampleTerm, longestTerm } = answers;
  if (repayment !== "deduction" && employers !== "none")
    yield "employers: none can register where none deducts. Answer none, or repayment: deduction.";
  if ((shortTermLimit === "none") !== (longTermRate === "none"))
    yield "shortTermLimit and longTermRate belong together: answer both, or none to both.";
  if (longTermRate === "none" && exampleTerm === longestTerm)
    yield "exampleTerm: texts compare it with longestTerm, so answer a shorter one.";
}
