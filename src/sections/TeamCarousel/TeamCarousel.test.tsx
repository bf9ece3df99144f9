import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TeamCarousel } from "./TeamCarousel";

const picture = { alt: "A portrait", src: { gatsbyImageData: null } };

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
  it("shows the first leader with a link and announces nothing when it is rendered", () => {
    render(<TeamCarousel title="Leadership" meet="Meet {firstName}" leaders={[ceo, chairman]} />);
    expect(screen.getByRole("group", { name: "Leadership" })).toBeInTheDocument();
    expect(shownLink()).toBe("/ceo");
    expect(document.querySelector("[aria-live=polite]")).toBeEmptyDOMElement();
  });

  it.each([
    { clicks: ["Next"], path: "/chairman", announced: "2 of 2: Winston Ramdeen-Clarke, Chairman" },
    {
      clicks: ["Next", "Next"],
      path: "/ceo",
      announced: "1 of 2: Maren Alexis-Baptiste, Chief Executive Officer",
    },
    {
      clicks: ["Previous"],
      path: "/chairman",
      announced: "2 of 2: Winston Ramdeen-Clarke, Chairman",
    },
    {
      clicks: ["Previous", "Previous"],
      path: "/ceo",
      announced: "1 of 2: Maren Alexis-Baptiste, Chief Executive Officer",
    },
  ])(
    "shows $path and announces it when $clicks are clicked",
    async ({ clicks, path, announced }) => {
      const user = userEvent.setup();
      render(<TeamCarousel title="Leadership" meet="Meet {firstName}" leaders={[ceo, chairman]} />);
      for (const name of clicks) await user.click(screen.getByRole("button", { name }));
      expect(shownLink()).toBe(path);
      expect(document.querySelector("[aria-live=polite]")).toHaveTextContent(announced);
    },
  );

  it("contains all leaders when its HTML is read without script", () => {
    render(<TeamCarousel title="Leadership" meet="Meet {firstName}" leaders={[ceo, chairman]} />);
    const links = screen.getAllByRole("link", { hidden: true });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/ceo", "/chairman"]);
  });

  it("has no buttons when there is one leader", () => {
    render(<TeamCarousel title="Leadership" meet="Meet {firstName}" leaders={[ceo]} />);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});
