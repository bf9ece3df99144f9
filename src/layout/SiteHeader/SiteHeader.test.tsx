import { screen, within } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { renderUnstyled } from "../../../test/renderUnstyled";
import { SiteHeader } from "./SiteHeader";

const link = (label: string, to: string, description: string | null = null) => ({
  label,
  to,
  description,
});
const navigation: Queries.NavigationFieldsFragment = {
  ...readContent<Queries.NavigationFieldsFragment>("navigation.yaml"),
  menus: [
    { label: "Who we are", links: [link("Our people", "/people"), link("Our story", "/story")] },
    {
      label: "Loans",
      links: [link("Boats", "/boats", "For all who fish"), link("Nets", "/boats", "For the rest")],
    },
  ],
  links: [link("Write to us", "/write")],
};
const mockSite = {
  lender: { name: "Lender", logo: null },
  navigation,
  products: [{ path: "/story", card: { badge: "Still unfinished" } }],
};
jest.mock("../../lib/useSite", () => ({ useSite: () => mockSite }));

const show = (currentPath = "/") => renderUnstyled(<SiteHeader currentPath={currentPath} />);

/** Finds the navigation for wide windows. Both navigations are rendered, and the styles hide one of them. */
const wide = () =>
  within(
    screen.getAllByRole("navigation", {
      name: "Main",
      hidden: true,
    })[0] as HTMLElement,
  );
const panel = () => within(document.getElementById("siteMenu") as HTMLElement);

test("keeps both descriptions when two links in a menu go to the same page", () => {
  const reported = jest.spyOn(console, "error");
  show();
  const twins = ["Boats", "Nets"].map((name) => panel().getByRole("link", { name, hidden: true }));
  expect(twins[0]).toHaveAccessibleDescription("For all who fish");
  expect(twins[1]).toHaveAccessibleDescription("For the rest");
  expect(reported).not.toHaveBeenCalled();
});

test("opens each of two menus that have the same label", () => {
  const [menu] = mockSite.navigation.menus;
  jest.replaceProperty(navigation, "menus", menu ? [menu, menu] : []);
  show();
  const buttons = wide().getAllByRole("button", { name: menu?.label, hidden: true });
  const opened = buttons.map(
    (button) => document.getElementById(button.getAttribute("popovertarget") ?? "")?.parentElement,
  );
  expect(opened).toEqual(buttons.map((button) => button.parentElement));
  jest.restoreAllMocks();
});

test("marks the current page in both menus", () => {
  show("/people");
  const current = screen.getAllByRole("link", { current: "page", hidden: true });
  expect(current.map(({ textContent }) => textContent)).toEqual(["Our people", "Our people"]);
});

test("uses a product's badge as the description of links to it", () => {
  show();
  for (const list of [wide(), panel()])
    expect(list.getByRole("link", { name: "Our story", hidden: true })).toHaveAccessibleDescription(
      "Still unfinished",
    );
});
