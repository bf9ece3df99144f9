import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { type FileNode, pictureData } from "./pictures";

const project = process.cwd();
const checkout = mkdtempSync(join(tmpdir(), "checkout-"));
const CACHE = join(checkout, ".build-cache");

/** Creates the file node of a single-colour picture, 300 by 200 pixels. */
async function fileNode(name: string, background: string): Promise<FileNode> {
  const absolutePath = join(checkout, `${name}.png`);
  const create = { width: 300, height: 200, channels: 3, background } as const;
  await sharp({ create }).toFile(absolutePath);
  const internal = { contentDigest: background };
  return { absolutePath, name, extension: "png", internal } as FileNode;
}

beforeAll(() => {
  process.env.BUILD_CACHE_FOLDER = CACHE;
  process.chdir(checkout);
});
afterAll(() => {
  process.chdir(project);
  rmSync(checkout, { recursive: true });
});

/** Measures the width of every file in a `srcset`. */
const widths = async (srcSet = "") =>
  Promise.all(
    srcSet.split(",\n").map(async (entry) => {
      const [url = ""] = entry.split(" ");
      return (await sharp(join("public", url)).metadata()).width;
    }),
  );

test("encodes AVIF files up to the picture's own width, and the widest one also as WebP", async () => {
  const data = await pictureData(await fileNode("flag", "#ff0000"), {
    breakpoints: [100, 200, 280, 400],
  });
  expect(data).toMatchObject({ layout: "fullWidth", backgroundColor: "#f80808" });
  expect(data.images.sources?.map(({ type }) => type)).toEqual(["image/avif"]);
  expect(await widths(data.images.sources?.[0]?.srcSet)).toEqual([100, 200, 300]);
  expect(data.images.fallback?.src).toMatch(/flag-300\.webp$/);
  expect(await widths(data.images.fallback?.src)).toEqual([300]);
});

test("crops a picture when an aspect ratio is requested", async () => {
  const data = await pictureData(await fileNode("square", "#00ff00"), {
    breakpoints: [50],
    aspectRatio: 1,
  });
  const [url = ""] = data.images.fallback?.src.split(" ") ?? [];
  expect(await sharp(join("public", url)).metadata()).toMatchObject({ width: 50, height: 50 });
});

test("publishes an SVG drawing unchanged", async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20" width="30" height="20"><rect width="30" height="20" fill="#0f7c80"/></svg>';
  const file = { ...(await fileNode("sea", "#0f7c80")), extension: "svg" };
  file.absolutePath = join(checkout, "sea.svg");
  writeFileSync(file.absolutePath, drawing);
  const data = await pictureData(file, { breakpoints: [100] });
  expect(data).toMatchObject({ width: 30, height: 20, backgroundColor: "#087878" });
  expect(data.images.sources).toBeUndefined();
  expect(data.images.fallback?.srcSet).toBeUndefined();
  const url = data.images.fallback?.src ?? "";
  expect(url).toMatch(/^\/static\/\w+\/sea\.svg$/);
  expect(readFileSync(join("public", url), "utf8")).toBe(drawing);
});

test("copies encoded files from the cache when the public folder is empty", async () => {
  const file = await fileNode("kept", "#0000ff");
  const data = await pictureData(file, { breakpoints: [80] });
  const url = data.images.fallback?.src ?? "";
  rmSync("public", { recursive: true });
  writeFileSync(join(CACHE, "pictures", url.replace("/static/", "")), "cached");
  await jest.isolateModulesAsync(async () => {
    const fresh = await import("./pictures");
    expect(await fresh.pictureData(file, { breakpoints: [80] })).toEqual(data);
  });
  expect(readFileSync(join("public", url), "utf8")).toBe("cached");
  expect(readdirSync(CACHE, { recursive: true }).join()).not.toMatch(/\.part/);
});

// File names from phones, chats, screenshots and cameras. In a srcset, commas and spaces are separators.
test.each([
  "WhatsApp Image 2031-05-02 at 09.15.32",
  "100% ours, #1? (copy)",
  "Büro".normalize("NFC"),
  "Büro".normalize("NFD"),
  "IMG_1234",
  "Screenshot at 9.41.00\u202fAM",
  "日本",
  "O'Neil & “Sons”;",
])("publishes a picture named “%s” at a URL that needs no escaping", async (name) => {
  const data = await pictureData(await fileNode(name, "#abcdef"), { breakpoints: [80, 160] });
  const { fallback, sources } = data.images;
  for (const set of [fallback?.src, sources?.[0]?.srcSet])
    expect(set).toMatch(/^(\/static\/\w+\/[a-z0-9-]+\.(avif|webp)( \d+w)?(,\n|$))+$/);
  expect(await widths(sources?.[0]?.srcSet)).toEqual([80, 160]);
});

test("publishes a photograph upright, in sRGB and without metadata", async () => {
  const file = await fileNode("photograph", "#123456");
  const blue = { input: { create: { width: 150, height: 200, channels: 3, background: "blue" } } };
  const halves = await sharp(file.absolutePath)
    .composite([{ ...blue, left: 150, top: 0 } as sharp.OverlayOptions])
    .png()
    .toBuffer();
  await sharp(halves)
    .withIccProfile("p3")
    .withMetadata({ orientation: 6 })
    .toFile(file.absolutePath);
  const data = await pictureData(file, { breakpoints: [100] });
  const delivered = sharp(join("public", data.images.fallback?.src ?? ""));
  expect(await delivered.metadata()).toMatchObject({ width: 100, height: 150, space: "srgb" });
  expect(await delivered.metadata()).not.toHaveProperty("exif");
  // The rotation puts the original's right edge at the bottom.
  const lower = await delivered.extract({ left: 0, top: 80, width: 100, height: 70 }).stats();
  expect(lower.dominant).toMatchObject({ r: 8, g: 8, b: 248 });
});
