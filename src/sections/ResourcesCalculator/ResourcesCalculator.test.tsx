import { render, screen } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { labels, planOf } from "../../features/calculator/testTools";
import { exampleFigures } from "../../lending/exampleFigures";
import { ResourcesCalculator } from "./ResourcesCalculator";

const { calculator: content } =
  readContent<Pick<Queries.ResourcesPageFieldsFragment, "calculator">>("resources/page.yaml");

beforeEach(() => sessionStorage.clear());

test("takes the quick plan for its figures, and the lending plan for the saving and the example", async () => {
  const lendingPlan = planOf("standalone");
  const { container } = render(
    <ResourcesCalculator
      content={{ ...content, saving: "{payment} a month, {saving} less in all." }}
      labels={labels}
      plan={planOf("resources")}
      standalonePlan={{ ...lendingPlan, exampleFigures: exampleFigures(lendingPlan, 12_000, 12) }}
    />,
  );
  await screen.findByRole("status");
  expect(
    screen.getByText(labels.results.payment, { selector: "dt" }).nextSibling,
  ).toHaveTextContent("$616.67");
  expect(screen.getByText("$516.67 a month, $1,200.00 less in all.")).toBeVisible();
  expect(screen.getAllByRole("option")).toHaveLength(6);
  expect(container).toHaveTextContent("50.67% effective");
  for (const { label, to } of [content.download, content.anyOffer])
    expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", to);
});
