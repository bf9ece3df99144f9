import { act, render, screen, within } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { SiteFooter } from "./SiteFooter";

const show = () =>
  render(
    <SiteFooter
      lender={readContent<Queries.LenderIdentityFragment>("site.yaml")}
      navigation={readContent<Queries.SiteNavigationFragment>("navigation.yaml")}
      newTab="(opens in a new tab)"
      printed="Printed on {date} from {address}"
    />,
  );

test.each([
  [
    "Quick Links",
    [
      "Home",
      "About Us",
      "Loan Calculator",
      "Contact Us",
      "FAQ",
      "Privacy Policy",
      "Terms of Service",
    ],
  ],
  ["Products", ["Salary Loans", "Business Loans", "Government Employee Loans"]],
])("lists the links of the column %s in order when it is rendered", (name, links) => {
  show();
  const column = within(screen.getByRole("navigation", { name }));
  expect(column.getAllByRole("link").map((link) => link.textContent)).toEqual(links);
});

test("shows e-mail, telephone and address when it is rendered", () => {
  show();
  expect(screen.getByRole("link", { name: "support@kwedi.example" })).toHaveAttribute(
    "href",
    "mailto:support@kwedi.example",
  );
  expect(screen.getByRole("link", { name: /868-555-01/ })).toHaveAttribute(
    "href",
    expect.stringMatching(/^tel:\+186855501\d\d$/),
  );
  expect(screen.getByText("Port of Spain")).toBeVisible();
  expect(screen.getByRole("contentinfo")).toHaveTextContent("Port of Spain, Trinidad");
});

test("states what is a sample next to the licence when it is rendered", () => {
  show();
  const licence = screen.getByText(/^A licensed money lender/);
  expect(licence.nextElementSibling).toHaveTextContent(/are samples\.$/);
});

test.each(["Facebook", "Instagram", "LinkedIn"])(
  "%s opens in a new tab when its link is clicked",
  (network) => {
    show();
    expect(screen.getByRole("link", { name: `${network} (opens in a new tab)` })).toHaveAttribute(
      "target",
      "_blank",
    );
  },
);

test("shows the current year when the site was built in another one", () => {
  jest.useFakeTimers({ now: new Date("2031-05-05T12:00:00Z") });
  show();
  expect(screen.getByText(/^© 2031 Kwedi Loan Services Ltd/)).toBeVisible();
  jest.useRealTimers();
});

test("states the day and the address of the page when it is printed", () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 5, 23, 30) });
  show();
  act(() => window.dispatchEvent(new Event("beforeprint")));
  jest.useRealTimers();
  expect(
    screen.getByText("Printed on November 5, 2026 from http://localhost/"),
  ).toBeInTheDocument();
});
