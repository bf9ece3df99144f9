import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readContent } from "../../test/readContent";
import { LeadershipInsights } from "./LeadershipInsights";

const { carousel } = readContent<Queries.LabelsFieldsFragment>("labels.yaml");

const leaders = ["Ada", "Bo"].map((name) => ({
  path: `/${name}`,
  name,
  role: "Chair",
  quote: `${name} asks.`,
  picture: { alt: "A portrait", src: { gatsbyImageData: null } },
}));

test("shows and announces one quote after the other, with a link to who said it", async () => {
  render(<LeadershipInsights title="Insights" leaders={leaders} />);
  expect(screen.getByRole("group", { name: "Insights" })).toBeInTheDocument();
  for (const [label, name] of [
    [carousel.next, "Bo"],
    [carousel.next, "Ada"],
    [carousel.previous, "Bo"],
  ] as const) {
    await userEvent.click(screen.getByRole("button", { name: label }));
    expect(screen.getByRole("link")).toHaveAttribute("href", `/${name}`);
    expect(document.querySelector("[aria-live=polite]")).toHaveTextContent(
      `${name} asks. ${name}, Chair`,
    );
  }
});
