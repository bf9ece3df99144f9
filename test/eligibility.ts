import type { Criterion } from "../src/templates/ProductPage/criteria";

const criterion = (label: string, check: Partial<NonNullable<Criterion["check"]>>): Criterion => ({
  label,
  value: `${label}: the rule`,
  description: `How to prove: ${label}`,
  check: { asks: "choice", ...check } as Criterion["check"],
});

/** One condition of each kind. */
export const CRITERIA = [
  criterion("Age", { asks: "age", least: 18, most: 65, unmet: "Too young.", over: "Too old." }),
  criterion("Home", {
    options: [
      { label: "Here", unmet: null, never: null },
      { label: "There", unmet: "Only here.", never: true },
    ],
  }),
  criterion("Pay", {
    options: [
      { label: "Salary", unmet: null, never: null },
      { label: "Own business", unmet: "Find a job first.", never: null },
    ],
  }),
  criterion("Salary", {
    asks: "salary",
    least: 2_000,
    most: 90_000,
    unmet: "Too low.",
    over: "Too high.",
  }),
  criterion("Months", { asks: "months", least: 3, unmet: "From {date}." }),
  criterion("Contract", { asks: "date", least: 1, unmet: "Until {date} at least." }),
];

export const ANSWER = {
  title: "The answer",
  deductions: "Deductions",
  otherInstalments: "Others",
  costs: "Costs",
  aside: 20,
  others: "The others",
  choose: "Choose",
  number: "A whole number, please.",
  date: "All of the date.",
  empty: "Answer something.",
  open: "Fine so far.",
  yes: "Yes.",
  notYet: "Not yet.",
  no: "No.",
  tooLittle: "You have {left}, and need {needed}.",
  limit: "Limit {amount}.",
  left: "Left {left}, aside {aside}, budget {budget}.",
  loan: "{amount} for {months}, {payment}, {total}, {nominal}, {effective}.",
  calculator: { label: "Calculate", to: "/calculator#loan" },
  papers: { label: "Documents", to: "#papers" },
  notes: ["Nothing is stored."],
};

/** Meets every condition. */
export const GOOD = {
  Age: "30",
  Home: "Here",
  Pay: "Salary",
  Salary: "8,000",
  Months: "2 years",
  deductions: "590",
  otherInstalments: "300",
  costs: "6060",
};
