import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import worker, { type PictureJob } from "gatsby-plugin-sharp/gatsby-worker";
import { keepPictures } from "./keepPictures";

jest.mock("./keptFolder", () => ({
  KEPT_FOLDER: `${process.env.TMPDIR ?? "/tmp"}/kept-${process.pid}`,
}));

const KEPT = `${process.env.TMPDIR ?? "/tmp"}/kept-${process.pid}`;
const encoded: string[] = [];

/** A checkout of its own, with a picture of this content to be made in these widths. */
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
  keepPictures();
});
beforeEach(() => void encoded.splice(0));
afterAll(() => rmSync(KEPT, { recursive: true, force: true }));

test("in another checkout nothing is encoded again, and the file is the same", async () => {
  await worker.IMAGE_PROCESSING(job("aaa", 400, 800));
  expect(encoded).toEqual(["/400/a.avif", "/800/a.avif"]);
  const elsewhere = job("aaa", 400, 800);
  await worker.IMAGE_PROCESSING(elsewhere);
  expect(encoded).toHaveLength(2);
  expect(readFileSync(join(elsewhere.outputDir, "800/a.avif"), "utf8")).toBe("picture /800/a.avif");
});

test("a new width and a new content are encoded, and nothing else", async () => {
  await worker.IMAGE_PROCESSING(job("bbb", 400));
  await worker.IMAGE_PROCESSING(job("bbb", 400, 600));
  await worker.IMAGE_PROCESSING(job("ccc", 400));
  expect(encoded).toEqual(["/400/a.avif", "/600/a.avif", "/400/a.avif"]);
});

test("what the development server will make on demand is left to it", async () => {
  const { args, ...rest } = job("ddd", 400);
  const lazy = { ...rest, args: { ...args, isLazy: true } };
  await worker.IMAGE_PROCESSING(lazy);
  expect(existsSync(join(KEPT, "ddd"))).toBe(false);
});
