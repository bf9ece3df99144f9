import type { ContentFolder } from "../../shared/contentFolder";

/** Adds a fee to a lender's only plan, and a product at a higher rate without one, as a co-operative has them. */
export function addProduct(content: ContentFolder): void {
  const [product = ""] = content.entries("products").filter((file) => content.read(file).plan);
  const own = `rate-plans/${content.read(product).plan}.yaml`;
  content.copy(own, "rate-plans/appliance.yaml", {
    "amountRange.maximum": 20_000,
    "defaults.amount": 5_000,
    rateBands: [{ monthlyRatePercent: 1.5 }],
    former: [
      {
        since: "2024-01-01",
        until: "2025-12-31",
        interest: "flat",
        rateBands: [{ upToMonths: 12, monthlyRatePercent: 1.25 }, { monthlyRatePercent: 1 }],
      },
    ],
    since: "2026-01-01",
  });
  content.set(own, { fees: [{ name: "Application fee", percent: 1, when: "deducted" }] });
  const [path, label] = ["/appliance-loans", "Appliance Loans"];
  content.copy(product, "products/appliance-loans.yaml", {
    path,
    label,
    plan: "appliance",
    "seo.title": `${label} | {lender}`,
    "seo.description":
      "Borrow {minimumAmount} or more for what the house needs, and repay it monthly.",
    "card.order": 2,
    "card.title": label,
    "intro.title": label,
    "keyFigures.figures": [{ value: "{nominalRate}", label: "Nominal annual rate" }],
  });
  content.append("navigation.yaml", "menus.0.links", { label, to: path });
}
