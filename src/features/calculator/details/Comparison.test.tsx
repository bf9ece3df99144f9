import { screen } from "@testing-library/react";
import { fillTemplate } from "../../../lib/fillTemplate";
import { enter, labels, open, openCalculator, planOf, termField } from "../testTools";

const { title, lead, offer, check, difference } = labels.comparison;

test("states what a reducing balance would cost less, and links to the check of an offer", async () => {
  await openCalculator("standalone");
  const answer = screen.getByText(fillTemplate(difference, { rate: "4%", amount: "$4,771.43" }));
  expect(answer).toBeVisible();
  open(title);
  expect(screen.getByText(lead)).toBeVisible();
  expect(screen.getByRole("link", { name: check.label })).toHaveAttribute("href", check.to);
  enter(termField(), "");
  expect(answer).toHaveAttribute("data-computed", "stale");
});

test("compares nothing with a reducing balance where interest is charged on one", async () => {
  await openCalculator("standalone", { ...planOf("standalone"), interest: "reducing" });
  open(title);
  expect(screen.getByText(offer)).toBeVisible();
  expect(screen.getByRole("link", { name: check.label })).toBeVisible();
  expect(screen.queryByText(lead)).not.toBeInTheDocument();
});
