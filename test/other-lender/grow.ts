import type { ContentFolder } from "../../shared/contentFolder";

/** Adds what a co-operative has: a product at a higher rate without a fee, three more offices, and a site to apply on. */
export function growCooperative(content: ContentFolder): void {
  const [office] = content.read("site.yaml").offices as readonly object[];
  const branch = (part: object) => ({ ...structuredClone(office), ...part });
  content.append(
    "site.yaml",
    "offices",
    branch({ name: "Portsmouth branch", city: "Portsmouth", place: "15.5833, -61.4667" }),
    branch({
      city: "Marigot",
      place: "15.5397, -61.2856",
      phone: { display: "+1 767-555-0112", url: "tel:+17675550112" },
    }),
    branch({ city: "Grand Bay", place: "15.2333, -61.3167", note: "Savings only, no loans." }),
  );
  const to = "https://apply.natureisle.example";
  content.append("site.yaml", "applying", { place: "online", label: "Apply Online", to });
  const [product = ""] = content.entries("products").filter((file) => content.read(file).plan);
  const own = `rate-plans/${content.read(product).plan}.yaml`;
  content.copy(own, "rate-plans/appliance.yaml", {
    "amountRange.maximum": 20_000,
    "defaults.amount": 5_000,
    rateBands: [{ monthlyRatePercent: 1.5 }],
    fees: undefined,
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
