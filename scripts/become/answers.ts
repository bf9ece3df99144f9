import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { didYouMean } from "../../src/content-model/check/problem";
import { FEE_TIMES } from "../../src/lending/fees";

/** Answers by the names of the questions, without those that are "none", and the values in them by their own names. */
export type Answers = Readonly<Record<string, string>>;

/** The file with the sample's answers, and every question as a comment. */
export const SAMPLE_FILE = "scripts/become/answers.yaml";

const read = (file: string) =>
  (parse(readFileSync(file, "utf8"), { schema: "failsafe" }) ?? {}) as Answers;

const isNone = (answer?: string): boolean => /^(no|none)$/i.test(answer ?? "");

const OPTIONAL =
  /^(group|messagingPhone|consumerAuthority|consumerSite|fee|applySite|promises|salaryMultiple|employers|keep)$/;

/** The questions about what only the sample's texts speak of. */
const OF_SAMPLE = /^(region|app|salaryMultiple|payrollCutOff|employers|keep)$/;

const SITE = /^https:\/\/\S+$/;
const NUMBER = String.raw`\d+(?:\.\d+)?`;

/** How some answers are written. Their groups are values with names of their own. */
const FORMS: Readonly<Record<string, RegExp>> = {
  beginning: /^(salary|plain)$/,
  url: SITE,
  consumerSite: SITE,
  applySite: SITE,
  employers: SITE,
  country: /^(?<country>.+) \((?<countryCode>[A-Z]{2})\)$/,
  office: /^(?<street>.+), (?<city>[^,]+)$/,
  map: /^-?\d+\.\d+, -?\d+\.\d+$/,
  hours: /^(?<openFrom>\w+day) to (?<openTo>\w+day), (?<opens>\d+:\d\d) to (?<closes>\d+:\d\d)$/,
  email: /@/,
  licence: /^(?<licenceNumber>[^,]+)(?:, until (?<licensedUntil>[A-Z][a-z]+ \d{1,2}, \d{4}))?$/,
  currency: RegExp(
    `^(?<currencyCode>${Intl.supportedValuesOf("currency").join("|")}), (?<currency>.+), (?<symbol>\\S+)$`,
  ),
  amounts: /^(?<minimumAmount>\d+) to (?<maximumAmount>\d+), in steps of (?<step>\d+)$/,
  terms: /^(?<shortestTerm>\d+) to (?<longestTerm>\d+ months)$/,
  example: /^(?<exampleAmount>\d+) for (?<exampleTerm>\d+ months)$/,
  rates: RegExp(
    `^(?<shortTermRate>${NUMBER})%(?: up to (?<shortTermLimit>\\d+ months), then (?<longTermRate>${NUMBER})%)?, (?<interest>flat|reducing)$`,
  ),
  fee: RegExp(`^(?<feeName>.+), (?<feePercent>${NUMBER})%, (?<feeTime>${FEE_TIMES.join("|")})$`),
  times: /^(?<decisionTime>\d+ hours) to decide, (?<fundsTime>\d+ hours) to pay$/,
  replies: /^(?<replyTime>\w+ working days?), (?<complaintTime>\d+ working days?) for complaints$/,
  salaryMultiple: /^\d+$/,
  payrollCutOff: /^\d+(st|nd|rd|th)$/,
  keep: listOf("keep"),
  promises: listOf("promises"),
};

export const SAMPLE = valuesIn(read(SAMPLE_FILE));

/** Matches some entries of the list in the sample's answer. */
function listOf(name: string): RegExp {
  return RegExp(`^((${(read(SAMPLE_FILE)[name] ?? "").replaceAll(", ", "|")})(, |$))+$`);
}

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
    ...Object.entries(FORMS[name]?.exec(answer)?.groups ?? {}),
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function* faultsOf(answers: Answers): Generator<string> {
  const sample = read(SAMPLE_FILE);
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
    else if (isNone(answer) ? !OPTIONAL.test(name) : FORMS[name]?.test(answer) === false)
      yield `${name} must be such as "${sample[name]}", found "${answer}". See ${SAMPLE_FILE}.`;
  }
  const { shortTermLimit, exampleTerm, longestTerm } = valuesIn(answers);
  const example = numberIn(exampleTerm);
  if ((shortTermLimit && numberIn(shortTermLimit) >= example) || example > numberIn(longestTerm))
    yield "The term of example must be longer than the first one of rates, and at most the last one of terms.";
}
