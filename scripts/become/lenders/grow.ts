import type { ContentFolder } from "../../lib/contentFolder";

/** Adds what a co-operative has and no question asks: an office that lends nothing, and prices that applied before. */
export function growCooperative(content: ContentFolder): void {
  content.set("site.yaml", {
    "offices.1.name": "Portsmouth branch",
    "offices.3.note": "Savings only, no loans.",
  });
  content.set("rate-plans/appliance-loan.yaml", {
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
}
