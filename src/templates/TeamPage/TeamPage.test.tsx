import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import TeamPage from "./TeamPage";

type Props = ComponentProps<typeof TeamPage>;

const renderLeaders = (count: number) => {
  const nodes = Array.from({ length: count }, (_, index) => ({
    path: `/leader-${index}`,
    name: `Ann Number ${index}`,
    role: "Director",
    tagline: "She leads.",
    picture: null,
  }));
  const page = {
    intro: { eyebrow: null, title: "Our team", lead: "Who decides." },
    leadership: { title: "Leadership", lead: null },
    meet: "Meet {firstName}",
  };
  render(<TeamPage {...({ data: { page, leaders: { nodes } } } as unknown as Props)} />);
};

it("has buttons when there are two leaders", () => {
  renderLeaders(2);
  expect(screen.getAllByRole("button")).not.toHaveLength(0);
});

it.each([1, 3, 8])("lists %i leaders, each with a link", (count) => {
  renderLeaders(count);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getAllByRole("link", { name: /Ann Number \d$/ })).toHaveLength(count);
});
