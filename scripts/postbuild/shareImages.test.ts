import { rmSync } from "node:fs";
import { copyContent, spoil } from "../../test/contentCopy";
import { ShareImages } from "./shareImages";

const KEPT = `${process.env.TMPDIR ?? "/tmp"}/kept-images-${process.pid}`;
jest.mock("../../src/gatsby/keptFolder", () => ({
  KEPT_FOLDER: `${process.env.TMPDIR ?? "/tmp"}/kept-images-${process.pid}`,
}));

const content = copyContent();
const drawn = async () => {
  const images = new ShareImages();
  await images.drawAhead(content);
  return images.summary();
};

afterAll(() => {
  rmSync(KEPT, { recursive: true, force: true });
  rmSync(content, { recursive: true });
});

test("each page's image is drawn once, and again where its title changes", async () => {
  expect(await drawn()).toBe("28 share images drawn");
  expect(await drawn()).toBe("0 share images drawn");
  spoil(content, "contact/page.yaml", "title: Contact Us |", "title: Reach Us |");
  expect(await drawn()).toBe("1 share images drawn");
});
