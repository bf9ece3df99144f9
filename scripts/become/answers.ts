import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { didYouMean } from "../../src/content-model/check/problem";

/** Answers by the names of the questions, without those that are "none", and the values in them by their own names. */
export type Answers = Readonly<Record<string, string>>;

/** The file with the sample's answers, and every question as a comment. */
export const SAMPLE_FILE = "scripts/become/answers.yaml";

/** The file that says what changes with the answers, and how they are written. */
export const CHANGES_FILE = "scripts/become/changes.yaml";

const read = <Value = Answers>(file: string) =>
  (parse(readFileSync(file, "utf8"), { schema: "failsafe" }) ?? {}) as Value;

const sample = read(SAMPLE_FILE);
/** The sample's names, and `forms`: how answers are written. */
export const { forms, ...NAMES } = read<{ forms: Answers; names: string; namesOfCountry: string }>(
  CHANGES_FILE,
);

const isNone = (answer?: string): boolean => /^(no|none)$/i.test(answer ?? "");

const OPTIONAL =
  /^(group|messagingPhone|consumerAuthority|consumerSite|fee|applySite|promises|salaryMultiple|employers|keep)$/;

/** The questions about what only the sample's texts speak of. */
const OF_SAMPLE = /^(region|app|repaymentAccount|salaryMultiple|payrollCutOff|employers|keep)$/;

/** Returns the pattern of an answer, or undefined if any text will do. Its named groups become values of their own. */
function formOf(name: string): RegExp | undefined {
  const form = forms[name];
  const list = sample[name]?.replaceAll(", ", "|");
  if (form === "list") return RegExp(`^((${list})( \\(changed\\))?(, |$))+$`);
  return form ? RegExp(`^${form}$`) : undefined;
}

export const SAMPLE = valuesIn(sample);

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
  return valuesIn(answers);
}

function valuesIn(answers: Answers): Answers {
  const given = Object.entries(answers).filter(([, answer]) => !isNone(answer));
  const values = given.flatMap(([name, answer]) => [
    [name, answer],
    ...Object.entries(formOf(name)?.exec(answer)?.groups ?? {}),
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function* faultsOf(answers: Answers): Generator<string> {
  const names = Object.keys(sample).filter(
    (name) => answers.beginning !== "plain" || !OF_SAMPLE.test(name),
  );
  for (const name of Object.keys(answers).filter((name) => !names.includes(name)))
    yield name in sample
      ? `Delete ${name}: the plain beginning does not speak of it.`
      : `"${name}" is no question.${didYouMean(name, names)}`;
  for (const name of names) {
    const answer = answers[name];
    if (!answer) yield `${name} needs an answer, such as "${sample[name]}". See ${SAMPLE_FILE}.`;
    else if (isNone(answer) ? !OPTIONAL.test(name) : formOf(name)?.test(answer) === false)
      yield `${name} must be such as ${isNone(sample[name] ?? "") ? "its comment says" : `"${sample[name]}"`}, found "${answer}". See ${SAMPLE_FILE}.`;
  }
  const { currencyCode = "", shortTermLimit, exampleTerm, longestTerm } = valuesIn(answers);
  if (currencyCode && !Intl.supportedValuesOf("currency").includes(currencyCode))
    yield `currency has the code ${currencyCode}, which is none.`;
  const example = numberIn(exampleTerm);
  if ((shortTermLimit && numberIn(shortTermLimit) >= example) || example > numberIn(longestTerm))
    yield "The term of example must be longer than the first one of rates, and at most the last one of terms.";
}
