import { render, screen, within } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { textsOf } from "../../../test/texts";
import { mapUrl } from "../../lib/openStreetMap";
import { ContactDetails } from "./ContactDetails";
import { FindUs } from "./FindUs";

const mockSite = {
  lender: readContent<Queries.LenderFieldsFragment>("site.yaml"),
};
jest.mock("../../lib/useSite", () => ({ useSite: () => mockSite }));

const page = readContent<Queries.ContactPageFieldsFragment>("contact/page.yaml");
const map = { ...page.map, picture: null };
const [main] = mockSite.lender.offices;
if (!main) throw new Error("There is no office.");

const branch = {
  ...main,
  ...{ name: "Hill Desk", street: "4 Hill Road", city: "Bay", place: "15.2500, -61.3100" },
  phone: { display: "+1 246-555-0173", url: "tel:+12465550173" },
  note: "Only payments.",
  hours: [{ from: "Saturday", to: null, opens: "7:30", closes: "12:00" }],
  otherHours: [],
};

const show = (offices: Queries.LenderFieldsFragment["offices"]) => {
  mockSite.lender = { ...mockSite.lender, offices };
  render(
    <>
      <ContactDetails content={page}>Form</ContactDetails>
      <FindUs map={map} />
    </>,
  );
};

const mapLinks = () => screen.getAllByRole("link", { name: RegExp(`^${map.serviceLabel}`) });

test("one office is beside the form, with a link to its place on the map", () => {
  show([branch]);
  expect(screen.getByRole("heading", { name: page.touch.office })).toBeVisible();
  expect(screen.getByText("7:30 AM - 12:00 PM")).toBeVisible();
  expect(screen.queryByRole("heading", { name: branch.name })).toBeNull();
  expect(mapLinks().map((link) => link.getAttribute("href"))).toEqual([mapUrl(branch.place)]);
});

test("several offices are one list, in order, each with all that is known of it", () => {
  show([{ ...main, name: null, note: null }, branch]);
  expect(screen.queryByRole("heading", { name: page.touch.office })).toBeNull();
  const headings = screen.getAllByRole("heading", { level: 3 });
  expect(textsOf(headings).slice(-2)).toEqual([main.city, branch.name]);
  const entry = within(headings.at(-1)?.closest("li") ?? document.body);
  for (const text of [RegExp(branch.street), branch.note, "Saturday", "7:30 AM - 12:00 PM"])
    expect(entry.getByText(text)).toBeVisible();
  expect(entry.getByRole("link", { name: branch.phone.display })).toHaveAttribute(
    "href",
    branch.phone.url,
  );
  expect(mapLinks().map((link) => link.getAttribute("href"))).toEqual(
    [main, branch].map(({ place }) => mapUrl(place)),
  );
});
