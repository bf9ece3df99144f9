import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { didYouMean } from "../../src/content-model/check/problem";

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
  countryCode: ["What is the country's code in two capital letters?", "TT"],
  region: ["In which part of the world is that?", "Caribbean"],
  city: ["In which city is the office?", "Port of Spain"],
  street: ["In which street?", "17 Harbour Row"],
  map: ["Where is that, as latitude and longitude?", "10.6475, -61.5120"],
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
  keep: [
    "What of the sample stays: articles, expansion, newsletter, notices, people, statistics, stories?",
    "none",
  ],
  owners: ["Which team or account at GitHub reviews changes?", "@kwedi/developers"],
};

/** The formats of answers. The content check validates what is made of the others. */
const FORMS: Readonly<Record<string, RegExp>> = {
  url: /^https:\/\/[^/]+$/,
  countryCode: /^[A-Z]{2}$/,
  map: /^-?\d+\.\d+, -?\d+\.\d+$/,
  currency: /^[A-Z]{3}$/,
  interest: /^(flat|reducing)$/,
  repayment: /^(deduction|own payments)$/,
  apply: /^(app \S.*|office|website https:\/\/\S+)$/,
  comingSoon: /^((business|government|none)(, |$))+$/,
  keep: /^((articles|expansion|newsletter|notices|people|statistics|stories|none)(, |$))+$/,
};

export type Answers = Readonly<Record<string, string>>;

/** Returns the numbers in text such as "1000 to 5000". There may be words between and after them. */
export const numbersIn = (text = ""): readonly number[] =>
  (text.replaceAll(",", "").match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

export const listIn = (text = ""): string[] => text.split(/\s*,\s*/);

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
  for (const name of Object.keys(answers))
    if (!names.includes(name)) yield `"${name}" is no question.${didYouMean(name, names)}`;
  for (const [name, [question, sample]] of Object.entries(QUESTIONS)) {
    const answer = answers[name];
    if (!answer || typeof answer !== "string") yield `${name} needs a text. ${question}`;
    else if (FORMS[name]?.test(answer) === false)
      yield `${name} must be such as "${sample}", found "${answer}". ${question}`;
  }
  if (answers.repayment !== "deduction" && answers.employers !== "none")
    yield "employers: none can register where none deducts. Answer none, or repayment: deduction.";
}
