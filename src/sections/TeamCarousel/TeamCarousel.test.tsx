import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TeamCarousel } from "./TeamCarousel";

const picture = { alt: "A portrait", src: { childImageSharp: null } };

const ceo = {
  path: "/ceo",
  name: "Maren Alexis-Baptiste",
  role: "Chief Executive Officer",
  tagline: "She reads pay slips.",
  picture,
};

const chairman = {
  path: "/chairman",
  name: "Winston Ramdeen-Clarke",
  role: "Chairman",
  tagline: "He asks two questions.",
  picture,
};

const shownLink = () => screen.getByRole("link").getAttribute("href");

describe("TeamCarousel", () => {
  it("shows the first leader, with a link to the leader's page, and announces nothing yet", () => {
    render(<TeamCarousel title="Leadership" leaders={[ceo, chairman]} />);
    expect(screen.getByRole("group", { name: "Leadership" })).toBeInTheDocument();
    expect(shownLink()).toBe("/ceo");
    expect(document.querySelector("[aria-live=polite]")).toBeEmptyDOMElement();
  });

  it.each([
    { presses: ["Next"], path: "/chairman", said: "2 of 2: Winston Ramdeen-Clarke, Chairman" },
    {
      presses: ["Next", "Next"],
      path: "/ceo",
      said: "1 of 2: Maren Alexis-Baptiste, Chief Executive Officer",
    },
    { presses: ["Previous"], path: "/chairman", said: "2 of 2: Winston Ramdeen-Clarke, Chairman" },
    {
      presses: ["Previous", "Previous"],
      path: "/ceo",
      said: "1 of 2: Maren Alexis-Baptiste, Chief Executive Officer",
    },
  ])(
    "wraps around: after $presses it shows $path, and says so",
    async ({ presses, path, said }) => {
      const user = userEvent.setup();
      render(<TeamCarousel title="Leadership" leaders={[ceo, chairman]} />);
      for (const name of presses) await user.click(screen.getByRole("button", { name }));
      expect(shownLink()).toBe(path);
      expect(document.querySelector("[aria-live=polite]")).toHaveTextContent(said);
    },
  );

  it("has all leaders in its HTML, for visitors without script", () => {
    render(<TeamCarousel title="Leadership" leaders={[ceo, chairman]} />);
    const links = screen.getAllByRole("link", { hidden: true });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/ceo", "/chairman"]);
  });

  it("needs no buttons for one leader", () => {
    render(<TeamCarousel title="Leadership" leaders={[ceo]} />);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});
