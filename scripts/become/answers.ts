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

const OPTIONAL =
  /^(group|messagingPhone|licensedUntil|salaryMultiple|longTermRate|payrollCutOff|employers|app|applySite|keep)$/;

const isNone = (answer?: string): boolean => /^(no|none)$/i.test(answer ?? "");

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
  /^(salary|plain)$/,
  /^\d+(st|nd|rd|th)$/,
  /^((articles|business|expansion|government|newsletter|notices|people|statistics|stories)(, |$))+$/,
];

/** Returns the number at the start of an answer such as "12 months". */
export const numberIn = (answer = ""): number => Number.parseFloat(answer);

/**
 * Reads the answers in a file.
 * @throws Error that explains what is wrong with the answers and how to correct them
 */
export function readAnswers(file: string): Answers {
  const answers = read(file);
  const faults = [...faultsOf(answers)];
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => !isNone(answer)));
}

function* faultsOf(answers: Answers): Generator<string> {
  const names = Object.keys(SAMPLE);
  for (const name of Object.keys(answers))
    if (!names.includes(name)) yield `"${name}" is no question.${didYouMean(name, names)}`;
  for (const [name, sample] of Object.entries(SAMPLE)) {
    const answer = answers[name];
    const form = FORMS.find((form) => form.test(sample));
    if (!answer) yield `${name} needs an answer, such as "${sample}". See ${SAMPLE_FILE}.`;
    else if (isNone(answer) ? !OPTIONAL.test(name) : form?.test(answer) === false)
      yield `${name} must be such as "${sample}", found "${answer}". See ${SAMPLE_FILE}.`;
  }
  const { beginning, shortTermLimit, exampleTerm, longestTerm } = answers;
  const example = numberIn(exampleTerm);
  const unsaid = ["app", "employers", "keep", "payrollCutOff", "salaryMultiple"];
  for (const name of unsaid.filter((name) => beginning === "plain" && !isNone(answers[name])))
    yield `${name} must be none: the plain beginning does not speak of it.`;
  for (const name of ["app", "payrollCutOff"])
    if (beginning === "salary" && isNone(answers[name]))
      yield `${name} cannot be none: the sample's texts speak of it. Answer it, or begin plain.`;
  if (numberIn(shortTermLimit) >= example || example > numberIn(longestTerm))
    yield "exampleTerm must be above shortTermLimit and at most longestTerm: texts compare the three.";
}
