import { render, screen } from "@testing-library/react";
import { NoticeList } from "./Notices";

const content = { listTitle: "News", pdfLabel: "PDF, {size}" };
const URL = "https://gazette.example/both";

const notice = (title: string): Queries.NoticeFieldsFragment => ({
  title,
  url: URL,
  date: "2031-05-02",
  source: "The Gazette",
  summary: `A report: ${title}`,
  text: null,
  pdf: null,
  picture: null,
});

it("links each item to its external page in a new tab, even when two have the same page", () => {
  const reported = jest.spyOn(console, "error");
  const titles = ["What does a loan cost?", "A new office"];
  render(<NoticeList content={content} notices={titles.map(notice)} />);
  for (const title of titles) {
    const link = screen.getByRole("heading", { name: title }).closest("a");
    expect(link).toHaveAttribute("href", URL);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
  }
  expect(reported).not.toHaveBeenCalled();
});

it("links a notice to the site's own page in the same tab", () => {
  render(<NoticeList content={content} notices={[{ ...notice("We move"), url: "/we-move" }]} />);
  const link = screen.getByRole("link", { name: /We move/ });
  expect(link).toHaveAttribute("href", "/we-move");
  expect(link).not.toHaveAttribute("target");
});

it("shows a notice's text, and no link, when the notice has text instead of a URL", () => {
  const own = { ...notice("We open on Saturdays"), url: null, text: "<p>From nine.</p>" };
  render(<NoticeList content={content} notices={[own]} />);
  expect(screen.getByText("From nine.")).toBeVisible();
  expect(screen.queryByRole("link")).toBeNull();
});

it("links to a notice's PDF, and states its format and size, when the notice has a PDF instead of a URL", () => {
  const pdf = { publicURL: "/static/1/annual report #4?.pdf", prettySize: "1.2 MB" };
  render(<NoticeList content={content} notices={[{ ...notice("Our year"), url: null, pdf }]} />);
  const link = screen.getByRole("link", { name: /^PDF, 1.2 MB ?: Our year/ });
  expect(link).toHaveAttribute("href", "/static/1/annual%20report%20%234%3F.pdf");
});
