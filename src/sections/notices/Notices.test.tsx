import { render, screen } from "@testing-library/react";
import { NoticeList, NoticesBox } from "./Notices";

const content = { listTitle: "News", readLabel: "Read", pdfLabel: "PDF, {size}" };

const notice = (title: string, url: string): Queries.NoticeFieldsFragment => ({
  title,
  url,
  date: "2031-05-02",
  source: "The Gazette",
  summary: `A report: ${title}`,
  text: null,
  pdf: null,
  picture: null,
});
const NOTICES = [
  notice("What does a loan cost?", "https://gazette.example/cost"),
  notice("A new office", "https://gazette.example/office"),
];

it("when an item is clicked, opens the item's external page in a new tab", () => {
  render(<NoticeList content={content} notices={NOTICES} />);
  for (const { title, url } of NOTICES) {
    const link = screen.getByText(`: ${title}`).closest("a");
    expect(link).toHaveAttribute("href", url);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
  }
});

it("shows a notice's text, and no link, when the notice has text instead of a URL", () => {
  const own = { ...notice("We open on Saturdays", ""), url: null, text: "<p>From nine.</p>" };
  render(<NoticeList content={content} notices={[own]} />);
  expect(screen.getByText("From nine.")).toBeVisible();
  expect(screen.queryByRole("link")).toBeNull();
});

it("links to a notice's PDF, and says its format and size, when it has one instead of a URL", () => {
  const pdf = { publicURL: "/static/1/annual report.pdf", prettySize: "1.2 MB" };
  render(
    <NoticeList content={content} notices={[{ ...notice("Our year", ""), url: null, pdf }]} />,
  );
  const link = screen.getByRole("link", { name: /^PDF, 1.2 MB ?: Our year/ });
  expect(link).toHaveAttribute("href", "/static/1/annual%20report.pdf");
  expect(link).toHaveAttribute("type", "application/pdf");
});

it("lists both items when they have the same URL", () => {
  const reported = jest.spyOn(console, "error");
  const twice = ["One", "Two"].map((title) => notice(title, "https://gazette.example/both"));
  render(<NoticeList content={content} notices={twice} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(reported).not.toHaveBeenCalled();
});

it("shows a picture and its alternative text when a notice has one", () => {
  const images = { fallback: { src: "/picture.png" } };
  const gatsbyImageData = { layout: "fullWidth", width: 1, height: 0.5, images } as const;
  const pictured = NOTICES.map((one) => ({
    ...one,
    picture: { alt: "A new door", src: { gatsbyImageData } },
  }));
  render(<NoticeList content={content} notices={pictured.slice(0, 1)} />);
  expect(screen.getByRole("img", { name: "A new door" })).toHaveAttribute("src", "/picture.png");
});

it("renders nothing when there are no items", () => {
  const { container } = render(<NoticeList content={content} notices={[]} />);
  expect(container).toBeEmptyDOMElement();
});

const newsletter = { label: "Go to the newsletter", to: "/letters" };
const box: Queries.NoticesBoxFieldsFragment = {
  title: "News by email",
  lead: null,
  email: "Email address",
  note: "What you enter is not sent.",
  newsletter,
};

test("places the email field outside any form, and links to the newsletter", () => {
  render(<NoticesBox content={box} />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: box.email });
  expect(field.form).toBeNull();
  expect(field).toHaveAccessibleDescription(box.note);
  expect(screen.getByRole("link", { name: newsletter.label })).toHaveAttribute(
    "href",
    newsletter.to,
  );
});
