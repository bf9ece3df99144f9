import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { deep } from "../../../src/theme/palette";
import { shareImageRenderer } from "./shareImageRenderer";
import { ShareImages } from "./shareImages";

const SCRATCH = `${process.env.TMPDIR ?? "/tmp"}/share-images-${process.pid}`;
jest.mock("./gatsbyPages", () => ({
  PUBLIC: `${process.env.TMPDIR ?? "/tmp"}/share-images-${process.pid}/public`,
}));

afterAll(() => rmSync(SCRATCH, { recursive: true, force: true }));

process.env.BUILD_CACHE_FOLDER = join(SCRATCH, "build-cache");
const images = new ShareImages();

async function write(title: string): Promise<Buffer> {
  await images.write(
    `<meta property="og:image" content="https://lender.example/share/team.jpg"/><meta property="og:title" content="${title}"/>`,
  );
  return readFileSync(join(SCRATCH, "public/share/team.jpg"));
}

test("renders one image for each title, at the size that social networks show uncropped", async () => {
  const first = await write("Our Team");
  expect((await write("Leaders &amp; Team")).equals(first)).toBe(false);
  expect((await write("Our Team")).equals(first)).toBe(true);
  expect(images.rendered).toBe(2);
  expect(await sharp(first).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test.each([
  ["Greek", "Ωμέγα", "Σίγμα"],
  ["Cyrillic", "Дубна", "Ижора"],
  ["extended Latin", "Ẁẃẅẇ", "Ỳỳỵỷ"],
])("distinguishes %s letters that the site's typefaces lack", async (_, one, other) => {
  expect((await write(one)).equals(await write(other))).toBe(false);
});

test("has the brand's colour and cloth where there is no picture", async () => {
  const image = await (await shareImageRenderer())({ title: "", brand: "", tagline: "" });
  const coloursIn = async (top: number, height: number) => {
    const part = await sharp(image).extract({ left: 0, top, width: 1200, height }).toBuffer();
    return (await sharp(part).stats()).channels;
  };
  for (const [index, { mean, stdev }] of (await coloursIn(0, 590)).entries()) {
    const own = Number.parseInt(deep.slice(1 + 2 * index, 3 + 2 * index), 16);
    expect(stdev).toBeLessThan(1);
    // A JPEG's colours are slightly off.
    expect(Math.abs(mean - own)).toBeLessThan(2);
  }
  for (const { stdev } of await coloursIn(606, 20)) expect(stdev).toBeGreaterThan(10);
});

test("shows the cloth of the page's loan, with its cost in the upper part", async () => {
  const render = await shareImageRenderer();
  const text = { title: "", brand: "", tagline: "" };
  const image = await render({ ...text, cloth: { threads: 12, interest: 0.5 } });
  const isRed = async (top: number) => {
    const part = await sharp(image).extract({ left: 0, top, width: 1200, height: 20 }).toBuffer();
    const [red, green] = (await sharp(part).stats()).channels;
    return (red?.mean ?? 0) > (green?.mean ?? 0);
  };
  expect(await isRed(574)).toBe(true);
  expect(await isRed(604)).toBe(false);
  const page = '<meta property="og:image" content="https://lender.example/share/team.jpg"/>';
  const title = '<meta property="og:title" content="Costs"/>';
  const written = async (styles: string) => {
    await images.write(`${page}${title}<style>${styles}</style>`);
    return readFileSync(join(SCRATCH, "public/share/team.jpg"));
  };
  const [none, cloth] = [await written(""), await written(".a{--threads:6;--interest:0.194;}")];
  expect(none.equals(cloth)).toBe(false);
});

test("shows the logo in place of the name", async () => {
  const size = { width: 1200, height: 630, channels: 3 } as const;
  const ground = await sharp({ create: { ...size, background: "#000" } })
    .png()
    .toBuffer();
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path fill="#f00" d="M0 0h2v1H0z"/></svg>`;
  const corner = { left: 72, top: 61, width: 116, height: 58 };
  const text = { title: "Title", brand: "Lender", tagline: "Tagline" };
  const redIn = async (own?: Buffer) => {
    const image = await (await shareImageRenderer(ground, own))(text);
    const { channels } = await sharp(await sharp(image).extract(corner).toBuffer()).stats();
    return channels.map(({ mean }) => Math.round(mean / 255));
  };
  expect(await redIn(Buffer.from(logo))).toEqual([1, 0, 0]);
  expect(await redIn()).toEqual([0, 0, 0]);
});
