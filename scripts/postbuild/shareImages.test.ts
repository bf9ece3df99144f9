import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { copyContent, set } from "../../test/contentCopy";
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
  expect(await render()).toMatch(/^[1-9]\d* share images rendered$/);
  expect(await render()).toBe("0 share images rendered");
  set(content, "contact/page.yaml", { "seo.title": "A title of the test's own" });
  expect(await render()).toBe("1 share images rendered");
});

test("writes an image only when its title has changed", async () => {
  const file = join(SCRATCH, "public/share/team.jpg");
  const write = async (title: string) => {
    await new ShareImages().write(
      `<meta property="og:image" content="https://lender.example/share/team.jpg"/><meta property="og:title" content="${title}"/>`,
    );
    return { written: statSync(file).ctimeMs, image: readFileSync(file) };
  };
  const first = await write("Our Team");
  expect((await write("Our Team")).written).toBe(first.written);
  const other = await write("Leaders &amp; Team");
  expect(other.image.equals(first.image)).toBe(false);
  expect((await write("Our Team")).image.equals(first.image)).toBe(true);
});
