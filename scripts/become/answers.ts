import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { notationOf } from "../../src/content-model/check/lenderSettings";
import { didYouMean } from "../../src/content-model/check/problem";
import { parseOpeningHours } from "../../src/lib/openingHours";

/**
 * The questions, with the sample's answers, all strings. The answer "none" leaves out that part of the site.
 */
export const QUESTIONS: Readonly<Record<string, readonly [question: string, sample: string]>> = {
  lender: ["What is the lender called?", "Kwedi"],
  company: ["Which company is it?", "Kwedi Loan Services Ltd"],
  group: ["Which group does the company belong to, or none?", "Colour Payments Group"],
  tagline: ["What is its tagline?", "Good Credit is Life"],
  badge: ["What does the badge on the home page say?", "A New Era of Digital Lending"],
  url: ["What is the address of the site?", "https://www.kwedi.example"],
  country: ["In which country does it lend?", "Trinidad and Tobago"],
  countryCode: ["What is the country's code in two letters?", "TT"],
  region: ["In which part of the world is that?", "Caribbean"],
  city: ["In which city is the office?", "Port of Spain"],
  street: ["In which street?", "17 Harbour Row"],
  map: ["Where is that, as latitude and longitude?", "10.6475, -61.5120"],
  locale: ["Which locale writes its amounts?", "en-TT"],
  timeZone: ["Which time zone does the office have?", "America/Port_of_Spain"],
  currency: ["In which currency does it lend, as a code?", "TTD"],
  symbol: ["How do texts write the currency?", "TT$"],
  lendingAct: ["Under which act is it licensed?", "Moneylenders Act"],
  licensingAuthority: ["Who licenses it?", "Licensing Committee of Port of Spain"],
  licenceNumber: ["What is the number of the licence?", "ML-0000-2026"],
  licensedUntil: ["What is its last day?", "December 31, 2026"],
  consumerAuthority: ["Where do complaints go after the lender?", "Consumer Affairs Division"],
  consumerSite: ["What is the address of its site?", "https://consumer.example"],
  email: ["What is the email address?", "support@kwedi.example"],
  phone: ["What is the telephone number?", "+1 868-555-0142"],
  messagingPhone: ["Which number takes WhatsApp or SMS, or none?", "+1 868-555-0143"],
  openingDays: ["On which days is the office open?", "Monday to Friday"],
  opensAt: ["When does it open?", "8:00 AM"],
  closesAt: ["When does it close?", "4:00 PM"],
  amounts: ["How much does it lend?", "5000 to 50000"],
  terms: ["For how many months?", "2 to 12"],
  rates: ["At which monthly rate in per cent?", "4 to 6 months, then 2"],
  interest: ["Of the amount borrowed (flat) or what is still owed (reducing)?", "flat"],
  repayment: ["Does an employer deduct instalments: deduction or own payments?", "deduction"],
  employers: ["On which site do employers register, or none?", "https://employers.kwedi.example"],
  apply: ["Where do people apply: app NAME, office, or website ADDRESS?", "app Colour"],
  comingSoon: ["Which loans come later: business, government, or none?", "business, government"],
  keep: ["Which of the sample's parts stay, to be rewritten, or none?", "none"],
  owners: ["Which team or account at GitHub reviews changes?", "@kwedi/developers"],
};

/** The parts of the sample that an owner may keep. */
const KEPT = "articles expansion newsletter notices people statistics stories".split(" ");

export type Answers = Readonly<Record<string, string>>;

/** Returns the numbers in text such as "1000 to 5000". There may be words between and after them. */
export const pairIn = (text: string): readonly number[] =>
  (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

export const listIn = (text = "none"): string[] =>
  text === "none" ? [] : text.split(/\s*,\s*/).filter(Boolean);

/**
 * Reads the answers in a file.
 * @throws Error that explains what is wrong with the answers and how to correct them
 */
export function readAnswers(file: string): Answers {
  const written = parse(readFileSync(file, "utf8"), { schema: "failsafe" }) as Answers | null;
  const answers = { keep: "none", comingSoon: "none", ...written };
  const faults = [...faultsOf(answers)];
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return answers;
}

function* faultsOf(answers: Answers): Generator<string> {
  const names = Object.keys(QUESTIONS);
  for (const [name, answer] of Object.entries(answers))
    if (!names.includes(name)) yield `"${name}" is no question.${didYouMean(name, names)}`;
    else if (typeof answer !== "string") yield `${name} must be a text on one line.`;
  const missing = names.filter((name) => !answers[name]);
  for (const name of missing) yield `${name} is missing. ${QUESTIONS[name]?.[0]}`;
  if (missing.length > 0) return;
  const is = (name: string, pattern: RegExp, rule: string) =>
    pattern.test(answers[name] ?? "") ? [] : [`${name} must be ${rule}, found "${answers[name]}".`];
  yield* is("url", /^https:\/\/[^/]+$/, "https:// and a host");
  yield* is("countryCode", /^[A-Z]{2}$/, "two capital letters, such as JM");
  yield* is("map", /^-?\d+\.\d+, -?\d+\.\d+$/, "two numbers, such as 17.9712, -76.7936");
  yield* is("consumerSite", /^https:\/\//, "an address that starts with https://");
  yield* is("phone", /^\+\d/, "a number with + and the country's code");
  yield* is("messagingPhone", /^(\+\d|none$)/, "a number with + and the country's code, or none");
  yield* is("amounts", /^\d+ to \d+$/, "such as 5000 to 50000, without signs");
  yield* is("terms", /^\d+ to \d+( months)?$/, "such as 2 to 12");
  yield* is("rates", /^[\d.]+( to \d+ months, then [\d.]+)?$/, "2.2, or 4 to 6 months, then 2");
  yield* is("interest", /^(flat|reducing)$/, "flat or reducing");
  yield* is("repayment", /^(deduction|own payments)$/, "deduction or own payments");
  yield* is("employers", /^(https:\/\/.+|none)$/, "an address that starts with https://, or none");
  yield* is("apply", /^(app \S.*|office|website https:\/\/\S+)$/, APPLY);
  yield* is("owners", /^@\S+$/, "a name with @, such as @lender/web");
  for (const [name, known] of Object.entries({ keep: KEPT, comingSoon: LATER }))
    for (const one of listIn(answers[name]))
      if (!known.includes(one)) yield `${name}: "${one}" is none of ${known.join(", ")}.`;
  if (answers.repayment !== "deduction" && answers.employers !== "none")
    yield "employers: no employer registers where none deducts. Answer none, or repayment: deduction.";
  const [[least = 0, most = 0], [shortest = 0, longest = 0]] = [
    pairIn(answers.amounts ?? ""),
    pairIn(answers.terms ?? ""),
  ];
  if (least >= most) yield `amounts: ${least} is not below ${most}. Write the smaller one first.`;
  if (shortest >= longest) yield `terms: ${shortest} is not below ${longest}.`;
  const [, limit] = pairIn(answers.rates ?? "");
  if (limit && (limit < shortest || limit >= longest))
    yield `rates: a rate changes after ${limit} months, but terms run from ${shortest} to ${longest}.`;
  const hours = {
    days: answers.openingDays ?? "",
    hours: `${answers.opensAt} - ${answers.closesAt}`,
  };
  if (!parseOpeningHours(hours)?.length)
    yield "openingDays, opensAt and closesAt must be such as Monday to Friday, 8:00 AM and 4:00 PM.";
  try {
    notationOf(answers.locale ?? "", answers.currency ?? "");
    new Intl.DateTimeFormat("en", { timeZone: answers.timeZone });
  } catch (error) {
    yield `locale, currency and timeZone must be such as en-JM, JMD and America/Jamaica: ${(error as Error).message}.`;
  }
}

const LATER = ["business", "government"];
const APPLY = "such as app Colour, office, or website https://apply.example";
