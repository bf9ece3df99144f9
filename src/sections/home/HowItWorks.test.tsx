import { screen, within } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { renderUnstyled } from "../../../test/renderUnstyled";
import { HowItWorks } from "./HowItWorks";

type Content = Queries.HomeHowItWorksFieldsFragment;

const { howItWorks } = readContent<{ howItWorks: Content }>("home/page.yaml");

const step = (title: string, caption: string | null) => ({
  title,
  description: "What happens.",
  note: null,
  icon: null,
  picture: null,
  caption,
});

beforeEach(() => {
  renderUnstyled(
    <HowItWorks
      howItWorks={{
        ...howItWorks,
        steps: [step("Part 1", "Monday."), step("Part 2", null), step("Part 3", "Wednesday.")],
        quote: { quote: "We say what we do.", name: "Ann Rowe", role: "Director", picture: null },
      }}
    />,
  );
});

test("lists the steps in order, with their captions", () => {
  const [steps] = screen.getAllByRole("list");
  const items = steps ? within(steps).getAllByRole("listitem") : [];
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Part 1.*Monday\.$/),
    expect.stringMatching(/Part 2What happens\.$/),
    expect.stringMatching(/Part 3.*Wednesday\.$/),
  ]);
});
