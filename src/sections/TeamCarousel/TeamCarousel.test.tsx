import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readContent } from "../../../test/readContent";
import { fillTemplate } from "../../lib/fillTemplate";
import { TeamCarousel } from "./TeamCarousel";

const { carousel: labels } = readContent<Queries.LabelsFieldsFragment>("labels.yaml");

const leader = (path: string, name: string, role: string) => ({
  path,
  name,
  role,
  tagline: `${name} asks two questions.`,
  picture: { alt: "A portrait", src: { gatsbyImageData: null } },
});
const ADA = leader("/ada", "Ada Lovelace", "Head of Engines");
const LEADERS = [ADA, leader("/bo", "Bo", "Chair")];
const BUTTONS = [labels.previous, labels.next] as const;
const [PREVIOUS, NEXT] = BUTTONS;

const show = (leaders = LEADERS) =>
  render(<TeamCarousel title="Leadership" meet="Meet {firstName}" leaders={leaders} />);
const shownLink = () => screen.getByRole("link");
const announced = () => document.querySelector("[aria-live=polite]");

it("shows the first leader with a link and announces nothing when it is rendered", () => {
  show();
  expect(screen.getByRole("group", { name: "Leadership" })).toBeInTheDocument();
  expect(shownLink()).toHaveAttribute("href", "/ada");
  expect(shownLink()).toHaveTextContent("Meet Ada");
  expect(announced()).toBeEmptyDOMElement();
});

it.each([
  { clicks: [NEXT], shown: 2, text: "Bo, Chair" },
  { clicks: [NEXT, NEXT], shown: 1, text: "Ada Lovelace, Head of Engines" },
  { clicks: [PREVIOUS], shown: 2, text: "Bo, Chair" },
  { clicks: [PREVIOUS, PREVIOUS], shown: 1, text: "Ada Lovelace, Head of Engines" },
])("shows leader $shown and announces $text when $clicks are clicked", async (expected) => {
  show();
  for (const name of expected.clicks) await userEvent.click(screen.getByRole("button", { name }));
  expect(shownLink()).toHaveAttribute("href", LEADERS[expected.shown - 1]?.path);
  const position = fillTemplate(labels.position, { position: expected.shown, count: 2 });
  expect(announced()).toHaveTextContent(position);
  expect(announced()).toHaveTextContent(expected.text);
});

it("contains all leaders when its HTML is read without script", () => {
  show();
  const links = screen.getAllByRole("link", { hidden: true });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/ada", "/bo"]);
});

it("has no buttons when there is one leader", () => {
  show([ADA]);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
