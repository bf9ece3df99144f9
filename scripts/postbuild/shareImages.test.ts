import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { copyContent, spoil } from "../../test/contentCopy";
import { ShareImages } from "./shareImages";

const SCRATCH = `${process.env.TMPDIR ?? "/tmp"}/share-images-${process.pid}`;
jest.mock("../../src/gatsby/keptFolder", () => ({
  KEPT_FOLDER: `${process.env.TMPDIR ?? "/tmp"}/share-images-${process.pid}/kept`,
}));
jest.mock("./gatsbyPages", () => ({
  PUBLIC: `${process.env.TMPDIR ?? "/tmp"}/share-images-${process.pid}/public`,
}));

const content = copyContent();
afterAll(() => {
  rmSync(SCRATCH, { recursive: true, force: true });
  rmSync(content, { recursive: true });
});

test("each page's image is drawn once, and again where its title changes", async () => {
  const drawn = async () => {
    const images = new ShareImages();
    await images.drawAhead(content);
    return images.summary();
  };
  expect(await drawn()).toBe("28 share images drawn");
  expect(await drawn()).toBe("0 share images drawn");
  spoil(content, "contact/page.yaml", "title: Contact Us |", "title: Reach Us |");
  expect(await drawn()).toBe("1 share images drawn");
});

test("an image that is in its place is left alone, and another title's replaces it", async () => {
  const file = join(SCRATCH, "public/share/team.jpg");
  const made = async (title: string) => {
    await new ShareImages().make(
      `<meta property="og:image" content="https://kwedi.example/share/team.jpg"/><meta property="og:title" content="${title}"/>`,
    );
    return { written: statSync(file).ctimeMs, image: readFileSync(file) };
  };
  const first = await made("Our Team | Kwedi");
  expect((await made("Our Team | Kwedi")).written).toBe(first.written);
  const other = await made("Leaders &amp; Team | Kwedi");
  expect(other.image.equals(first.image)).toBe(false);
  expect((await made("Our Team | Kwedi")).image.equals(first.image)).toBe(true);
});
