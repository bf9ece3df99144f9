import { readContent } from "../../test/readContent";
import { loanNode } from "./loanNode";

const SITE = "https://www.kwedi.example";
const nodeOf = (name: string) =>
  loanNode(
    readContent<Queries.LenderIdentityFragment>("site.yaml"),
    readContent<Queries.LoanNodeFragment>(`products/${name}.yaml`),
  ) as unknown as Record<string, unknown>;

it.each([
  ["salary-loans", { currency: "TTD", minValue: 5000, maxValue: 50_000 }],
  ["business-loans", { currency: "TTD", maxValue: 100_000 }],
])("gives the amounts and terms of %s in TT$ and months", (name, amount) => {
  expect(nodeOf(name)).toMatchObject({
    "@type": "LoanOrCredit",
    "@id": `${SITE}/${name}#loan`,
    areaServed: "Trinidad and Tobago",
    currency: "TTD",
    amount,
    loanTerm: { minValue: 2, maxValue: 12, unitCode: "MON" },
    provider: { "@id": `${SITE}/#organization` },
  });
});

test("gives no amount when the product has none", () => {
  expect(nodeOf("government-employee-loans")).not.toHaveProperty("amount");
});

test("gives no rate, because a flat monthly rate is not an annual percentage rate", () => {
  for (const name of ["salary-loans", "business-loans", "government-employee-loans"])
    expect(JSON.stringify(nodeOf(name))).not.toMatch(/annualPercentageRate|interestRate/);
});
