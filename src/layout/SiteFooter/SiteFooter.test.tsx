import { act, render, screen, within } from "@testing-library/react";
import { type AnySchema, reach } from "yup";
import { readContent } from "../../../test/readContent";
import { describeFields } from "../../content-model/kind";
import { lender as lenderKind } from "../../content-model/kinds/site";
import { SiteFooter } from "./SiteFooter";

const lender: Queries.LenderFieldsFragment = {
  ...readContent<Queries.LenderFieldsFragment>("site.yaml"),
  logo: null,
};
const navigation = readContent<Queries.NavigationFieldsFragment>("navigation.yaml");

const [translated] = navigation.footerLine.links;
const mockSite = { lender, navigation, languages: new Map([[translated?.to, "es"]]) };
jest.mock("../../lib/useSite", () => ({ useSite: () => mockSite }));

const show = (changes: Partial<Queries.LenderFieldsFragment> = {}) => {
  mockSite.lender = { ...lender, ...changes };
  return render(<SiteFooter />);
};

test("lists the links of each column in order", () => {
  show();
  for (const { label, links } of [...navigation.footer, navigation.footerLine]) {
    const column = within(screen.getByRole("navigation", { name: label }));
    expect(
      column.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual(links.map(({ label: name, to }) => [name, to]));
  }
});

test("has the line of links for those who need help before the columns", () => {
  show();
  const [line, ...columns] = screen.getAllByRole("navigation");
  expect(line).toHaveAccessibleName(navigation.footerLine.label);
  expect(columns).toHaveLength(navigation.footer.length);
});

test("links the sentence about the licence to the page about the company, if there is one", () => {
  const { statement, number } = lender.licence;
  const link = () =>
    screen.queryByRole("link", { name: (name) => name.startsWith(`${statement} ${number}`) });
  const { unmount } = show({ licence: { ...lender.licence, page: "/about-us" } });
  expect(link()).toHaveAttribute("href", "/about-us");
  unmount();
  show({ licence: { ...lender.licence, page: null } });
  expect(link()).toBeNull();
  expect(screen.getByText(statement, { exact: false })).toBeVisible();
});

test("declares the language of a page in its own language on the link to it", () => {
  show();
  const line = within(screen.getByRole("navigation", { name: navigation.footerLine.label }));
  const [link, other] = line.getAllByRole("link");
  expect(link).toHaveAttribute("lang", "es");
  expect(link).toHaveAttribute("hreflang", "es");
  expect(other).not.toHaveAttribute("lang");
});

test("shows the messaging app only when the lender uses one", () => {
  const messaging = { name: "Signal", display: "+1 868-555-0199", url: "https://chat.example/9" };
  const link = () => screen.queryByRole("link", { name: /^Signal \+1 868-555-0199$/ });
  show({ messaging: null });
  expect(link()).toBeNull();
  show({ messaging: { ...messaging, note: "In office hours." } });
  expect(link()).toHaveAttribute("href", messaging.url);
});

test("has the main office's address, and one link to the others", () => {
  const { label, to } = navigation.footerOffices;
  const [main] = lender.offices;
  if (!main) throw new Error("There is no office.");
  const link = () => screen.queryByRole("link", { name: label });
  const { unmount } = show({ offices: [main] });
  expect(link()).toBeNull();
  unmount();
  show({ offices: [main, { ...main, street: "9 Elsewhere Road" }] });
  expect(screen.getByText(RegExp(`^${main.street}, `))).toBeVisible();
  expect(screen.queryByText(/9 Elsewhere Road/)).toBeNull();
  expect(link()).toHaveAttribute("href", to);
});

test("has no list of social networks when the lender uses none", () => {
  show({ socials: [] });
  expect(screen.getAllByRole("list")).toHaveLength(navigation.footer.length + 1);
});

test("has a name and a drawing of its own for each social network", () => {
  const field = describeFields(reach(lenderKind.schema, "socials[0].network") as AnySchema);
  const networks = field.oneOf.map(String);
  show({ socials: networks.map((name) => ({ network: name, url: `https://${name}.example` })) });
  const drawn = networks.map((name) => {
    const link = screen.getByRole("link", { name: `${name} (opens in a new tab)` });
    return link.querySelector("svg")?.innerHTML;
  });
  expect(new Set(drawn.filter(Boolean)).size).toBe(networks.length);
});

test("shows the current year when the site was built in an earlier year", () => {
  jest.useFakeTimers({ now: new Date("2031-05-05T12:00:00Z") });
  show();
  expect(screen.getByText(/^© 2031 /)).toHaveTextContent(lender.company);
});

test("states the date and the URL when the page is printed", () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 5, 23, 30) });
  show();
  act(() => window.dispatchEvent(new Event("beforeprint")));
  expect(
    screen.getByText("Printed on November 5, 2026 from http://localhost/"),
  ).toBeInTheDocument();
});
