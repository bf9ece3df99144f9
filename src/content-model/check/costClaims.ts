/** A rate that a text calls monthly or annual, in per cent, verbatim. */
export type RateClaim = {
  readonly kind: "monthly" | "annualPercentageRate" | "yearly";
  readonly found: string;
  readonly percent: string;
};

/** A loan in a text with the figures that the text gives for it; money verbatim. */
export type LoanClaim = {
  readonly found: string;
  readonly amount: string;
  readonly termMonths: string;
  readonly payments: readonly string[];
  readonly interests: readonly string[];
  /** Interests that the text calls monthly. */
  readonly monthlyInterests: readonly string[];
  readonly totals: readonly string[];
};

const PERCENT = String.raw`(?<![\d.])(?<percent>\d+(?:\.\d+)?)\s?(?:%|per\s?cent\b)`;
const MONEY = String.raw`(?<![a-z])(?:TT|J|Bds|G|EC|US)?\$\s?(?<money>\d[\d,]*(?:\.\d+)?)`;
// "within a month" is a period, not a price.
const MONTHLY = String.raw`(?:(?<!\b(?:within|in|under|than|after|over)\s)(?:a|per|each|every)\s+month|monthly)\b`;
const RATE_NAME = String.raw`(?:\bAPR\b|annual percentage rate|\b(?:nominal|effective)\b)`;
const JOIN = String.raw`\s*(?:(?:is|are|of|at|comes? to|would be|will be|:|=)\s*){0,2}`;
const WORDS = String.raw`(?:\s+[a-z()]+)`;

const compiled = new Map<string, RegExp>();

const all = (pattern: string, text: string): readonly RegExpExecArray[] => {
  const known = compiled.get(pattern) ?? new RegExp(pattern, "gi");
  compiled.set(pattern, known);
  return [...text.matchAll(known)];
};

const group = (match: RegExpExecArray, name: string): string => match.groups?.[name] ?? "";

/** Removes the emphasis of Markdown and normalizes white space within lines. */
const plain = (text: string): string => text.replace(/[*_`]/g, "").replace(/[^\S\n]+/g, " ");

// "is not a 48% annual rate" explains; only the claim and the 16 characters before it count.
const isNegated = (text: string, { index, 0: found }: RegExpExecArray): boolean =>
  /\b(?:not|never|nor|neither)\b|n't\b/i.test(text.slice(Math.max(0, index - 16), index) + found);

const RATE_PATTERNS: readonly (readonly [RateClaim["kind"], string])[] = [
  ["monthly", `${PERCENT}${WORDS}{0,6}?\\s+${MONTHLY}`],
  ["monthly", String.raw`\bmonthly\s+(?:interest\s+)?rate${JOIN}${PERCENT}`],
  ["annualPercentageRate", `${PERCENT}${WORDS}{0,3}?\\s+\\(?${RATE_NAME}`],
  ["annualPercentageRate", `${RATE_NAME}\\)?${JOIN}${PERCENT}`],
  // Further from its label the rate may be another one, so a monthly rate is skipped here.
  [
    "annualPercentageRate",
    `${RATE_NAME}(?:[^.\\d%\\n]|\\.(?!\\s)){0,40}?${PERCENT}(?!${WORDS}{0,6}?\\s+${MONTHLY})`,
  ],
  [
    "yearly",
    String.raw`${PERCENT}\s+(?:(?:a|per|each|every)\s+(?:year|annum)\b|p\.a\.|annual|yearly)`,
  ],
];

/** Finds the rates that a text states, without negated ones ("is not a 48% annual rate"). */
export const rateClaims = (text: string): readonly RateClaim[] => {
  // Most texts name no rate; this saves them the patterns.
  if (!/%|per\s?cent/i.test(text)) return [];
  const source = plain(text);
  return RATE_PATTERNS.flatMap(([kind, pattern]) =>
    all(pattern, source)
      .filter((match) => !isNegated(source, match))
      .map((match) => ({ kind, found: match[0].trim(), percent: group(match, "percent") })),
  );
};

const LOAN = String.raw`${MONEY}${WORDS}{0,4}?\s+(?:over|for|across)\s+(?<months>\d+)\s+months\b`;
// A salary is no payment, and the last instalment may differ by the cents of rounding.
const EARNS = "(?:earn(?:s|ing)?|salary|income|wages?)";
const PAYMENTS = [
  String.raw`(?<!\binterest\b${JOIN})(?<!\b${EARNS}(?:\s+(?:is|of|about|over|at\s+least))*\s+)${MONEY}\s+${MONTHLY}(?!\s+${EARNS}\b)`,
  String.raw`(?<!\b(?:last|final)\s+)\b(?:payments?|instalments?)\b${JOIN}${MONEY}`,
];
const INTEREST_AFTER = String.raw`${MONEY}\s+(?:of|in|is|as)\s+(?:total\s+)?interest\b`;
const INTEREST_BEFORE = String.raw`\binterest\b(?:\s+in\s+(?:all|total))?${JOIN}${MONEY}`;
const INTERESTS = [INTEREST_AFTER, INTEREST_BEFORE].map(
  (pattern) => String.raw`${pattern}(?![\d,.]*\s+${MONTHLY})`,
);
const MONTHLY_INTERESTS = [INTEREST_AFTER, INTEREST_BEFORE].map(
  (pattern) => String.raw`${pattern}\s+${MONTHLY}`,
);
const TOTALS = [
  String.raw`${MONEY}\s+in\s+(?:total|all)\b`,
  String.raw`\b(?:total\s+repayment|repay|pay\s+back)\b${JOIN}(?:a\s+total\s+of\s+)?${MONEY}(?![\d,.]*\s+${MONTHLY})(?!\s+(?:over|for|across)\s)`,
];

const moneyIn = (patterns: readonly string[], text: string): readonly string[] =>
  patterns.flatMap((pattern) => all(pattern, text).map((match) => group(match, "money")));

/**
 * Finds the loans that a text states as "TT$12,000 over 12 months", each with the payments, interests and
 * totals of its sentence and of those that follow in the paragraph, up to the next loan.
 */
export const loanClaims = (text: string): readonly LoanClaim[] =>
  (text.includes("$") ? plain(text) : "").split(/\n\s*\n/).flatMap((paragraph) => {
    const passages: string[] = [];
    for (const sentence of paragraph.split(/(?<=[.!?])\s+/)) {
      const previous = passages.at(-1);
      if (all(LOAN, sentence).length > 0 || previous === undefined) {
        passages.push(sentence);
      } else {
        passages[passages.length - 1] = `${previous} ${sentence}`;
      }
    }
    return passages.flatMap((passage) => {
      const [loan, ...others] = all(LOAN, passage);
      // With two loans in one sentence it is ambiguous which figure belongs to which.
      return !loan || others.length > 0
        ? []
        : [
            {
              found: loan[0].trim(),
              amount: group(loan, "money"),
              termMonths: group(loan, "months"),
              payments: moneyIn(PAYMENTS, passage),
              interests: moneyIn(INTERESTS, passage),
              monthlyInterests: moneyIn(MONTHLY_INTERESTS, passage),
              totals: moneyIn(TOTALS, passage),
            },
          ];
    });
  });
