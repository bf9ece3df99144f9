import { screen, within } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { renderUnstyled } from "../../../test/renderUnstyled";
import { HowItWorks } from "./HowItWorks";

type Content = Queries.HomeHowItWorksFragment["howItWorks"];

const { howItWorks } = readContent<{ howItWorks: Content }>("home/page.yaml");

beforeEach(() => {
  renderUnstyled(
    <HowItWorks
      howItWorks={{
        ...howItWorks,
        steps: howItWorks.steps.map((step) => ({ ...step, picture: null })),
        quote: { ...howItWorks.quote, picture: null },
      }}
    />,
  );
});

test("follows one loan in the captions of its steps when it is rendered", () => {
  const [steps] = screen.getAllByRole("list");
  const items = steps ? within(steps).getAllByRole("listitem") : [];
  expect(items).toHaveLength(4);
  for (const [index, day] of [
    /^Monday\. Keisha/,
    /^Her job letter/,
    /^Tuesday/,
    /^Wednesday/,
  ].entries())
    expect(within(items[index] as HTMLElement).getByText(day)).toBeVisible();
});

test("shows a price tag without figures when it is rendered", () => {
  const tag = screen
    .getAllByRole("figure")
    .find(({ textContent }) => textContent?.includes("Your offer"));
  expect(tag).toHaveTextContent(
    "Your offerYou getEach monthIn allAnnual rate, nominalAnnual rate, effective",
  );
  expect(screen.getByRole("link", { name: "Fill it in with your own figures" })).toHaveAttribute(
    "href",
    "/loan-calculator",
  );
});
