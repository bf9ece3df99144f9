import { render, screen } from "@testing-library/react";
import { Statistics } from "./Statistics";
import { useCountUp } from "./useCountUp";

jest.mock("./useCountUp");

const STATISTICS = [
  { prefix: "$", value: 15, unit: "B+", label: "lent" },
  { prefix: null, value: 5000, unit: null, label: "people" },
];

const showAt = (progress: number) => {
  jest.mocked(useCountUp).mockReturnValue({ block: { current: null }, progress });
  render(<Statistics title="Figures" statistics={STATISTICS} />);
};

const figures = () => screen.getAllByRole("definition").map((figure) => figure.textContent);

describe("Statistics", () => {
  it.each([
    { progress: 0, shown: ["$0B+", "0"] },
    { progress: 0.5, shown: ["$8B+", "2,500"] },
    { progress: 1, shown: ["$15B+", "5,000"] },
  ])("shows $shown when the progress is $progress", ({ progress, shown }) => {
    showAt(progress);
    expect(figures()).toEqual(shown);
  });

  it("exposes the final figures to assistive technology when it is counting", () => {
    showAt(0.2);
    expect(screen.getAllByRole("img").map((figure) => figure.getAttribute("aria-label"))).toEqual([
      "$15B+",
      "5,000",
    ]);
  });

  it("is plain text when it is not counting", () => {
    showAt(1);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  });
});
