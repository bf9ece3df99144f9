import { screen } from "@testing-library/react";
import {
  enter,
  figure,
  labels,
  open,
  openCalculator,
  planOf,
  termField,
} from "../../../../test/calculatorTools";
import { fillTemplate } from "../../../lib/fillTemplate";

test("compares the totals at the flat rate and on a reducing balance", async () => {
  await openCalculator("standalone");
  const { title, flat, reducing, check, difference } = labels.comparison;
  const answer = screen.getByText(fillTemplate(difference, { rate: "4%", amount: "$4,771.43" }));
  expect(answer).toBeVisible();
  open(title);
  expect(screen.getByText(flat)).toBeVisible();
  expect(figure(flat)).toBe("$62,000.00");
  expect(figure(reducing)).toBe("$57,228.57");
  expect(screen.getByRole("link", { name: check.label })).toHaveAttribute("href", check.to);
  enter(termField(), "");
  expect(figure(flat)).toBe("—");
  expect(answer).toHaveAttribute("data-computed", "stale");
});

test("compares nothing with a reducing balance where interest is charged on one", async () => {
  await openCalculator("standalone", { ...planOf("standalone"), interest: "reducing" });
  const { title, lead, flat, offer, check } = labels.comparison;
  open(title);
  expect(screen.getByText(offer)).toBeVisible();
  expect(screen.getByRole("link", { name: check.label })).toBeVisible();
  for (const text of [lead, flat]) expect(screen.queryByText(text)).not.toBeInTheDocument();
});
