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
    intro: { eyebrow: null, title: "Our team", lead: "Who decides.", chart: null },
    leadership: { title: "Leadership", lead: null },
    meet: "Meet {firstName}",
  };
  render(<TeamPage {...({ data: { page, leaders: { nodes } } } as unknown as Props)} />);
};

it("has carousel buttons when there are only a few leaders", () => {
  renderLeaders(7);
  expect(screen.getAllByRole("button")).not.toHaveLength(0);
});

it("lists all leaders, each with a link, when there are many", () => {
  renderLeaders(8);
  expect(screen.queryByRole("button")).toBeNull();
  for (const name of [/Ann Number 0$/, /Ann Number 7$/])
    expect(screen.getByRole("link", { name })).toBeVisible();
});
