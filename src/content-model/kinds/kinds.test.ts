import { RESOURCES_PLAN, STANDALONE_PLAN } from "../../../test/lending/plans";
import { OWN_CURRENCY } from "../../lending/money";
import { describeFields, type FieldDescription, isPageKind, type Kind, metaOf } from "../kind";
import { kinds } from "../kinds";
import { named } from "../reading/problem";
import { notice } from "./documents";
import { educationArticle, resourcesPage } from "./learning";
import { productPage } from "./products";
import { ratePlan } from "./ratePlans";
import { lender } from "./site";

/** Returns the problems that a kind's own check finds in the given content. */
const errorsIn = (kind: Kind, content: object) => [...(kind.check?.(content as never) ?? [])];

const CODE = OWN_CURRENCY.code;
const range = (minimum: number, maximum: number, step: number) => ({
  amountRange: { minimum, maximum, step },
});
const bands = (...pairs: readonly (readonly [number | null, number])[]) => ({
  rateBands: pairs.map(([upToMonths, monthlyRatePercent]) => ({ upToMonths, monthlyRatePercent })),
});

type Band = readonly [number | null, number];
const former = (...periods: readonly (readonly [string, string, ...Band[]])[]) => ({
  since: "2026-03-01",
  former: periods.map(([since, until, ...own]) => ({
    ...{ since, until },
    ...bands(...(own.length > 0 ? own : [[null, 4] as const])),
  })),
});

test.each([
  [range(60_000, 50_000, 1_000), "amountRange.minimum is above the maximum, 50000"],
  [range(6_000, 50_000, 1_000), "defaults.amount is no step of 1000 from 6000 to 50000"],
  [range(1_000, 50_000, 4_000), "amountRange.step does not lead from 1000 to 50000"],
  [{ defaults: { amount: 5_500, termMonths: 12 } }, "defaults.amount is no step of 1000"],
  [{ defaults: { amount: 500, termMonths: 12 } }, "defaults.amount is no step of 1000"],
  [{ defaults: { amount: 5_000, termMonths: 13 } }, "defaults.termMonths is outside"],
  [{ termRange: { minimum: 12, maximum: 2 } }, "termRange.minimum is above the maximum, 2"],
  [bands([6, 4], [12, 2]), "rateBands[1].upToMonths must be left out in the last band"],
  [bands([null, 4], [null, 2]), "rateBands[0].upToMonths must be more than 0"],
  [bands([6, 4], [6, 3], [null, 2]), "rateBands[1].upToMonths must be more than 6"],
  [former(["2026-02-01", "2026-03-01"]), "former[0].until must be before 2026-03-01"],
  [
    former(["2025-02-01", "2026-02-28"], ["2024-01-01", "2025-06-30"]),
    "former[1].until must be before 2025-02-01",
  ],
  [
    former(["2025-02-01", "2026-02-28", [6, 4]]),
    "former[0].rateBands[0].upToMonths must be left out in the last band",
  ],
  [{ currencies: [CODE, CODE] }, `currencies[1] repeats ${CODE}`],
])("reports the contradiction in the plan %j with its position", (change, message) => {
  const plan = { ...RESOURCES_PLAN, currencies: [CODE], ...change };
  const errors = errorsIn(ratePlan, plan);
  const place = message.slice(0, message.indexOf(" "));
  expect(errors.map(([path, text]) => [named(path), text])).toEqual([
    [place, expect.stringContaining(message)],
  ]);
});

const OVERLAP = [
  { from: "Monday", to: "Friday", opens: "8:00", closes: "16:00" },
  { from: "Friday", opens: "9:00", closes: "12:00" },
  { from: "Saturday", opens: "8:00", closes: "12:00" },
  { from: "Saturday", opens: "12:00", closes: "0:00" },
];
const PLANNED = { ...STANDALONE_PLAN, currencies: [CODE], since: "2999-01-01" };
const HOURS = [
  { from: "Monday", opens: "8:00", closes: "0:00" },
  { from: "Tuesday", opens: "10:00", closes: "9:00" },
];

test.each<[at: string, message: string, kind: Kind, content: object]>([
  ["offices[0].hours[1].closes", "must be later", lender, { offices: [{ hours: HOURS }] }],
  [
    "offices[0].hours[1]",
    "overlaps hours above on Friday",
    lender,
    { offices: [{ hours: OVERLAP }] },
  ],
  ["since", "is in the future, so pages show prices", ratePlan, PLANNED],
  ["announcement", "is over", lender, { offices: [], announcement: { until: "2001-01-01" } }],
  ["currencies[0]", `must be "${CODE}"`, ratePlan, { ...STANDALONE_PLAN, currencies: ["XOF"] }],
])("the check of a kind reports that %s %s", (at, message, kind, content) => {
  const errors = errorsIn(kind, content);
  expect(errors.map(([path, text]) => [named(path), text])).toEqual([
    [at, expect.stringContaining(message)],
  ]);
});

const UNFINISHED = { badge: "Available Now", comingSoon: true };

test.each<[at: string, message: string, kind: Kind, content: object]>([
  [
    "faq.questions[0]",
    "must be the path of a question",
    resourcesPage,
    { faq: { questions: ["/"] } },
  ],
  ["path", "must start with /education/", educationArticle, { path: "/a-flat-rate" }],
  ["card", 'must have the badge "Coming Soon" exactly when', productPage, { card: UNFINISHED }],
  ["amountRange.minimum", "must have at most 2 decimals", ratePlan, range(1000.001, 2000, 1)],
  [
    "rateBands[0].monthlyRatePercent",
    "must have at most 4 decimals",
    ratePlan,
    bands([6, 4.00001]),
  ],
  ["url", "must start with https:", notice, { url: "/faq" }],
])("the schema of a kind says that %s %s", (at, message, { schema }, content) => {
  expect(() => schema.validateSyncAt(at, content)).toThrow(message);
});

test("an id is unique on its page, because every one is an anchor of a page", () => {
  const idsIn = (field: FieldDescription): string[] => [
    ...Object.entries(field.fields ?? {}).flatMap(([name, inner]) => [
      ...(name === "id" ? [metaOf(inner as FieldDescription).role ?? "text"] : []),
      ...idsIn(inner as FieldDescription),
    ]),
    ...(field.innerType ? idsIn(field.innerType as FieldDescription) : []),
  ];
  const withIds = kinds.filter(({ schema }) => idsIn(describeFields(schema)).length > 0);
  expect(withIds.length).toBeGreaterThan(0);
  expect(withIds.every(isPageKind)).toBe(true);
  expect(new Set(withIds.flatMap(({ schema }) => idsIn(describeFields(schema))))).toEqual(
    new Set(["anchor"]),
  );
});
