import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { ContentFolder } from "../../scripts/lib/contentFolder";
import { copyContent } from "../../test/contentCopy";
import { loadContent } from "../content-model/reading/load";
import { checkFile, checkFiles, describeOriginal } from "./originals";

const cache = mkdtempSync(join(tmpdir(), "originals-"));
process.env.BUILD_CACHE_FOLDER = cache;
afterAll(() => rmSync(cache, { recursive: true }));

const noise = { type: "gaussian" } as const;
const picture = sharp({
  create: { width: 300, height: 200, channels: 3, background: "red", noise },
});
const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9">${content}</svg>`;
const encoded = (format: "avif" | "jpeg" | "png" | "webp") => picture.clone()[format]().toBuffer();
const half = async (file: Promise<Buffer>) => (await file).subarray(0, (await file).length / 2);

test.each<[message: string, bytes: string | Buffer | Promise<Buffer>]>([
  ["a.png is damaged", ""],
  ["a.jpg is no picture. Export it", "<!DOCTYPE html><title>Sign in</title>"],
  ["a.jpg is damaged", half(encoded("jpeg"))],
  ["a.png is damaged", half(encoded("png"))],
  ["a.webp is damaged", half(encoded("webp"))],
  ["a.svg is damaged", svg("<rect")],
  ["a.svg has no viewBox. Export", svg("").replace(/viewBox="[^"]*"/, "")],
  ["a.svg has no xmlns. Export", svg("").replace(/xmlns="[^"]*"/, "")],
  ["a.svg has script. Export", svg("<script>1</script>")],
  ["a.JPG is PNG, though its name says JPEG. Name it .png", encoded("png")],
  ["a.png is AVIF. Export it", encoded("avif")],
  ["a.svg is JPEG, though its name says SVG. Name it .jpg", encoded("jpeg")],
  ...[
    '<image href="https://a.example/b.png"/>',
    '<image xlink:href="photo.jpg" xmlns:xlink="http://www.w3.org/1999/xlink"/>',
    '<image href="file:///C:/photo.jpg"/>',
    '<rect style="fill: url(pattern.svg#a)"/>',
    "<style>@import 'font.css';</style>",
  ].map((content): [string, string] => ["a.svg loads another file", svg(content)]),
])("reports “%s” for a picture that cannot be shown", async (message, bytes) => {
  const [name = ""] = message.split(" ");
  await expect(describeOriginal(name, Buffer.from(await bytes))).rejects.toThrow(message);
});

test.each([
  '<defs><path id="a" d="M0 0h9v9H0z"/></defs><use href="#a"/>',
  '<image href="data:image/png;base64,iVBORw0KGgo="/>',
  '<rect style="fill: url(#a)"/><rect fill="url(\'#a\')"/>',
])("accepts a self-contained SVG: %s", async (content) => {
  const { width, height } = await describeOriginal("a.svg", Buffer.from(svg(content)));
  expect([width, height]).toEqual([9, 9]);
});

test.each([
  ["CMYK colours", picture.clone().toColourspace("cmyk").jpeg()],
  ["a wide gamut", picture.clone().withIccProfile("p3").jpeg()],
  ["16 bits per channel", picture.clone().toColourspace("rgb16").png()],
  ["only shades of grey", picture.clone().greyscale().png()],
  ["camera metadata", picture.clone().withMetadata({ orientation: 8 }).webp()],
])("accepts a picture with %s", async (_, encoder) => {
  const bytes = await encoder.toBuffer();
  const { format, orientation } = await sharp(bytes).metadata();
  const { width, height } = await describeOriginal(`a.${format}`, bytes);
  expect([width, height]).toEqual(orientation === 8 ? [200, 300] : [300, 200]);
});

const POINTER = "version https://git-lfs.github.com/spec/v1\noid sha256:4d\n";
const PDF = "%PDF-1.7\n1 0 obj\n%%EOF\n";

test.each<[message: string, bytes: string | Buffer]>([
  ["a.pdf is no PDF", ""],
  ["a.pdf is no PDF", "<!DOCTYPE html><title>Sign in</title>"],
  ["a.pdf is damaged", PDF.slice(0, -6)],
  ["a.pdf is only a pointer of Git LFS", POINTER],
  ["a.png is only a pointer of Git LFS", POINTER],
  ["a.pdf has more than 25 MiB", Buffer.concat([Buffer.from(PDF), Buffer.alloc(25 * 2 ** 20)])],
])("reports “%s” for a file that cannot be published", (message, bytes) => {
  const [name = ""] = message.split(" ");
  expect(() => checkFile(name, Buffer.from(bytes))).toThrow(message);
});

test("accepts a PDF", () => {
  expect(`${checkFile("a.pdf", Buffer.from(PDF))}`).toBe(PDF);
});

test.each<[hint: string, name: string, bytes: string | Promise<Buffer>]>([
  ["is 300 px wide, but pages show up to", "a.png", encoded("png")],
  ["is 300 by 20 px, a strip", "a.png", picture.clone().resize(300, 20).png().toBuffer()],
  ["has 201 kB. Simplify it", "a.svg", svg(`<!--${"x".repeat(201_000)}-->`)],
  ["has text, for which pages have no typeface", "a.svg", svg("<text>Us</text>")],
])("hints “%s” at a picture that pages show badly", async (hint, name, bytes) => {
  const copy = copyContent();
  writeFileSync(join(copy, "contact", name), await bytes);
  new ContentFolder(copy).set("contact/page.yaml", {
    "map.picture": { src: `./${name}`, decorative: true },
  });
  const problems = await checkFiles(loadContent(copy));
  rmSync(copy, { recursive: true });
  const message = expect.stringContaining(`content/contact/${name} ${hint}`);
  expect(problems).toContainEqual(expect.objectContaining({ isHint: true, message }));
});

test("checks every picture used in the content, and reports an error where the picture is named", async () => {
  const copy = copyContent();
  const content = new ContentFolder(copy);
  writeFileSync(join(copy, "contact/empty.png"), "");
  content.set("contact/page.yaml", { "map.picture": { src: "./empty.png", decorative: true } });
  const [first, ...others] = await checkFiles(loadContent(copy));
  const { file = "", path = [], message = "" } = first ?? {};
  expect(message).toMatch(/^content\/\S+ is damaged/);
  writeFileSync(join(copy, file, "..", content.text(file, path)), await picture.png().toBuffer());
  const errors = (await checkFiles(loadContent(copy))).filter(({ isHint }) => !isHint);
  expect(errors).toEqual(others);
  rmSync(copy, { recursive: true });
});
