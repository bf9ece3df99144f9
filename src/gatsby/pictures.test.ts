import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import worker, { type PictureJob } from "gatsby-plugin-sharp/gatsby-worker";
import { cachedPictureData, cacheEncodedPictures } from "./pictures";

jest.mock("./buildCache", () => ({
  BUILD_CACHE: `${process.env.TMPDIR ?? "/tmp"}/build-cache-${process.pid}`,
}));

const CACHE = `${process.env.TMPDIR ?? "/tmp"}/build-cache-${process.pid}`;
const encoded: string[] = [];

/** Returns the job of a new checkout that encodes a picture in these widths. */
function job(content: string, ...widths: number[]): PictureJob {
  return {
    inputPaths: [{ path: "master.png" }],
    outputDir: join(mkdtempSync(join(tmpdir(), "checkout-")), "public/static", content),
    args: {
      isLazy: false,
      operations: widths.map((width) => ({ outputPath: `/${width}/a.avif`, args: { width } })),
      pluginOptions: {},
    },
  };
}

beforeAll(() => {
  worker.IMAGE_PROCESSING = async ({ outputDir, args }) => {
    for (const { outputPath } of args.operations) {
      encoded.push(outputPath);
      mkdirSync(join(outputDir, outputPath, ".."), { recursive: true });
      writeFileSync(join(outputDir, outputPath), `picture ${outputPath}`);
    }
  };
  cacheEncodedPictures();
});
beforeEach(() => void encoded.splice(0));
afterAll(() => rmSync(CACHE, { recursive: true, force: true }));

test("encodes nothing again in another checkout", async () => {
  await worker.IMAGE_PROCESSING(job("aaa", 400, 800));
  expect(encoded).toEqual(["/400/a.avif", "/800/a.avif"]);
  const elsewhere = job("aaa", 400, 800);
  await worker.IMAGE_PROCESSING(elsewhere);
  expect(encoded).toHaveLength(2);
  expect(readFileSync(join(elsewhere.outputDir, "800/a.avif"), "utf8")).toBe("picture /800/a.avif");
});

test("encodes only new widths and new content", async () => {
  await worker.IMAGE_PROCESSING(job("bbb", 400));
  await worker.IMAGE_PROCESSING(job("bbb", 400, 600));
  await worker.IMAGE_PROCESSING(job("ccc", 400));
  expect(encoded).toEqual(["/400/a.avif", "/600/a.avif", "/400/a.avif"]);
});

test("leaves pictures that the development server encodes on demand", async () => {
  const { args, ...rest } = job("ddd", 400);
  const lazy = { ...rest, args: { ...args, isLazy: true } };
  await worker.IMAGE_PROCESSING(lazy);
  expect(existsSync(join(CACHE, "ddd"))).toBe(false);
});

const originalResolver = jest.fn((_picture, args) => {
  args.formats ??= ["auto"];
  return Promise.resolve("data");
});
const resolve = (id: string, contentDigest: string, width: number) =>
  cachedPictureData({ id, internal: { contentDigest } }, { width }, {}, { originalResolver });

test("resolves a picture's data once for each content and treatment", async () => {
  const results = [resolve("a", "1", 400), resolve("a", "1", 400)];
  expect(await Promise.all(results)).toEqual(["data", "data"]);
  expect(originalResolver).toHaveBeenCalledTimes(1);
  resolve("a", "1", 800);
  resolve("a", "2", 400);
  resolve("b", "1", 400);
  expect(originalResolver).toHaveBeenCalledTimes(4);
});
