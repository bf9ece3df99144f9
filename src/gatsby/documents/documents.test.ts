import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readContent } from "../../../test/readContent";
import { locale } from "../../lender";
import { type Publisher, printDocument } from "./documents";

const publisher = {
  ...readContent<Omit<Publisher, "url">>("site.yaml"),
  url: "https://lender.example",
};
const folder = mkdtempSync(join(tmpdir(), "documents-"));
writeFileSync(
  join(folder, "square.svg"),
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>',
);
afterAll(() => rmSync(folder, { recursive: true }));

/** Typesets an article as a PDF and returns the file as a string, in which compressed parts are unreadable. */
async function setArticle(body: string, picture?: { src: string; alt?: string }): Promise<string> {
  const document = {
    title: "A paper of the tests",
    date: "2031-05-02",
    description: "It has one article.",
    articles: [{ title: "The article", body, ...(picture && { picture }) }],
  };
  const place = { file: join(folder, "paper.yaml"), layout: "worksheet" } as const;
  const { url } = await printDocument(document, publisher, place);
  const pdf = readFileSync(join("public", url), "latin1");
  rmSync(join("public", dirname(url)), { recursive: true });
  return pdf;
}

test("a PDF has a title, a language, an outline, tagged headings and the PDF/UA identifier", async () => {
  const pdf = await setArticle("### A part\n\n- A line:");
  for (const title of ["A paper of the tests", "The article"])
    expect(pdf).toContain(`/Title (${title})`);
  expect(pdf).toContain(`/Lang (${locale})`);
  expect(pdf).toContain("/Marked true");
  expect(pdf).toContain("/DisplayDocTitle true");
  expect(pdf).toContain("<pdfuaid:part>1</pdfuaid:part>");
  expect(pdf.match(/\/S \/H3/g)).toHaveLength(1);
});

test("tags a picture as a figure if it has alternative text, and hides it from assistive technology if not", async () => {
  const figures = async (alt?: string) =>
    (await setArticle("Text.", { src: "square.svg", ...(alt && { alt }) })).match(/\/S \/Figure/g);
  expect(await figures("A square")).toHaveLength(1);
  expect(await figures()).toBeNull();
});

test("throws an error that names the character when no font has it", async () => {
  await expect(setArticle("Text with 中.")).rejects.toThrow(/中.*could not be displayed/);
});
