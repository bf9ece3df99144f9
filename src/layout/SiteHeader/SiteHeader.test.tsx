import { screen, within } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { renderUnstyled } from "../../../test/renderUnstyled";
import { SiteHeader } from "./SiteHeader";

const navigation = readContent<Queries.SiteNavigationFragment>("navigation.yaml");
const { header: labels } = readContent<Queries.SiteLabelsFragment>("labels.yaml");
const show = (currentPath = "/") =>
  renderUnstyled(
    <SiteHeader name="Kwedi" navigation={navigation} labels={labels} currentPath={currentPath} />,
  );

/** Both navigations are there; the styles show one of them. This is the wide one. */
const wide = () =>
  within(screen.getAllByRole("navigation", { name: "Main", hidden: true })[0] as HTMLElement);
const panel = () => within(document.getElementById("site-menu") as HTMLElement);

const SUBMENUS: [string, [string, string][]][] = [
  [
    "About Us",
    [
      ["Corporate Profile", "/corporate-profile"],
      ["Why Kwedi", "/why-kwedi"],
      ["Our Team", "/team"],
    ],
  ],
  [
    "Get Started",
    [
      ["Start an Application", "/get-colour-app"],
      ["How to Apply", "/how-to-apply"],
      ["Video Tutorial", "/video-tutorial"],
    ],
  ],
  [
    "Products",
    [
      ["Salary Deduction Loans", "/salary-loans"],
      ["Business Loans", "/business-loans"],
      ["Government Employee Loans", "/government-employee-loans"],
    ],
  ],
  [
    "Media",
    [
      ["Media", "/resources#media"],
      ["Newsletters", "/newsletters"],
      ["Notices and Updates", "/notices"],
    ],
  ],
];

test.each(SUBMENUS)("%s opens a popover with its links when it is clicked", (name, links) => {
  show();
  const button = wide().getByRole("button", { name, hidden: true });
  const popover = document.getElementById(button.getAttribute("popovertarget") ?? "");
  expect(popover).toHaveAttribute("popover", "auto");
  const list = within(popover as HTMLElement);
  for (const [label, path] of links)
    expect(list.getByRole("link", { name: label, hidden: true })).toHaveAttribute("href", path);
});

test.each([
  ["Contact Us", "/contact"],
  ["FAQ", "/faq"],
  ["Loan Calculator", "/loan-calculator"],
])("%s is a plain link in the header and the panel when it has no submenu", (name, path) => {
  show();
  expect(wide().getByRole("link", { name, hidden: true })).toHaveAttribute("href", path);
  expect(panel().getByRole("link", { name, hidden: true })).toHaveAttribute("href", path);
});

test("shows both buttons in the header and the panel when it is rendered", () => {
  show();
  for (const [name, path] of [
    ["Employer Registration", "/employer-registration"],
    ["Apply Now", "/get-colour-app"],
  ] as const) {
    const links = screen.getAllByRole("link", { name, hidden: true });
    expect(links.map((link) => link.getAttribute("href"))).toEqual([path, path]);
  }
});

test("closes an entry of the panel natively when another one opens", () => {
  show();
  const entries = [...document.querySelectorAll("#site-menu details")];
  expect(entries).toHaveLength(4);
  expect(new Set(entries.map((entry) => entry.getAttribute("name"))).size).toBe(1);
});

test("marks the current page and its submenu when it is rendered", () => {
  show("/business-loans");
  const current = screen.getAllByRole("link", { current: "page", hidden: true });
  expect(current.map((link) => link.textContent)).toEqual(["Business Loans", "Business Loans"]);
  expect(wide().getByRole("button", { name: "Products", hidden: true })).toHaveAttribute(
    "data-current",
  );
  expect(wide().getByRole("button", { name: "Media", hidden: true })).not.toHaveAttribute(
    "data-current",
  );
});

test("links the logo to the home page when it is rendered", () => {
  show();
  expect(screen.getByRole("link", { name: "Kwedi home" })).toHaveAttribute("href", "/");
});

test("describes the links of Get Started outside of their names when it is rendered", () => {
  show();
  for (const list of [wide(), panel()]) {
    const link = list.getByRole("link", { name: "How to Apply", hidden: true });
    expect(link).toHaveAccessibleDescription("The four steps and their documents");
    expect(link).toHaveTextContent(/^How to Apply$/);
  }
});
