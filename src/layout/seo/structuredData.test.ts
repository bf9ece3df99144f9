import { readContent } from "../../../test/readContent";
import { pageGraph } from "./structuredData";

const lender = readContent<Queries.LenderFieldsFragment>("site.yaml");
const page = (path: string, parentPage: { path: string; label: string } | null = null) => ({
  path,
  parentPage,
  label: "Flat rates",
  seo: { title: "What flat rates cost", description: "What they cost." },
});
const parent = { path: "/library", label: "Things to read" };
const nodes = (path: string, parentPage?: typeof parent) =>
  pageGraph(lender, page(path, parentPage))["@graph"] as unknown as Record<string, unknown>[];

test("lists the site, the parent and the page as breadcrumbs", () => {
  const trail = nodes("/education/flat", parent).find((node) => node["@type"] === "BreadcrumbList");
  expect(trail?.itemListElement).toMatchObject([
    { position: 1, name: lender.name, item: `${lender.url}/` },
    { position: 2, name: "Things to read", item: `${lender.url}/library` },
    { position: 3, name: "Flat rates", item: `${lender.url}/education/flat` },
  ]);
});

test("has no breadcrumbs on the home page", () => {
  expect(nodes("/").some((node) => node["@type"] === "BreadcrumbList")).toBe(false);
});

test("lists the office's opening hours, and no other hours", () => {
  const hours = [{ from: "Saturday", to: "Sunday", opens: "8:00", closes: "16:00" }];
  const offices = lender.offices.map((office) => ({ ...office, hours }));
  const [organization] = pageGraph({ ...lender, offices }, page("/"))["@graph"];
  expect(organization).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: ["Saturday", "Sunday"], opens: "08:00", closes: "16:00" },
    ],
  });
});

test.each([
  [
    "includes the phone number for messages when there is one",
    { name: "Signal", display: "+1 868-555-0199", url: "https://chat.example", note: "By day." },
  ],
  ["leaves out the phone number for messages when there is none", null],
])("%s", (_, messaging) => {
  const [organization] = pageGraph({ ...lender, messaging }, page("/"))["@graph"];
  expect(JSON.stringify(organization).includes("+1 868-555-0199")).toBe(messaging !== null);
});
