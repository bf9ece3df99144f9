import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { copyContent, edit } from "../../test/contentCopy";
import { ShareImages } from "./shareImages";

const SCRATCH = `${process.env.TMPDIR ?? "/tmp"}/share-images-${process.pid}`;
jest.mock("../../src/gatsby/buildCache", () => ({
  BUILD_CACHE: `${process.env.TMPDIR ?? "/tmp"}/share-images-${process.pid}/build-cache`,
}));
jest.mock("./gatsbyPages", () => ({
  PUBLIC: `${process.env.TMPDIR ?? "/tmp"}/share-images-${process.pid}/public`,
}));

const content = copyContent();
afterAll(() => {
  rmSync(SCRATCH, { recursive: true, force: true });
  rmSync(content, { recursive: true });
});

test("renders each image once, and again when its title changes", async () => {
  const render = async () => {
    const images = new ShareImages();
    await images.renderAhead(content);
    return images.summary();
  };
  expect(await render()).toBe("29 share images rendered");
  expect(await render()).toBe("0 share images rendered");
  edit(content, "contact/page.yaml", "title: Contact Us |", "title: Reach Us |");
  expect(await render()).toBe("1 share images rendered");
});

test("writes an image only when its title has changed", async () => {
  const file = join(SCRATCH, "public/share/team.jpg");
  const write = async (title: string) => {
    await new ShareImages().write(
      `<meta property="og:image" content="https://kwedi.example/share/team.jpg"/><meta property="og:title" content="${title}"/>`,
    );
    return { written: statSync(file).ctimeMs, image: readFileSync(file) };
  };
  const first = await write("Our Team | Kwedi");
  expect((await write("Our Team | Kwedi")).written).toBe(first.written);
  const other = await write("Leaders &amp; Team | Kwedi");
  expect(other.image.equals(first.image)).toBe(false);
  expect((await write("Our Team | Kwedi")).image.equals(first.image)).toBe(true);
});
