import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { filesIn } from "../../../src/content-model/reading/filesIn";
import { deleteUnmentioned, deleteWritten } from "./leftovers";

const project = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "leftovers-"));

beforeAll(() => process.chdir(folder));
beforeEach(() => rmSync("public", { recursive: true, force: true }));
afterAll(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join("public", file)), { recursive: true });
    writeFileSync(join("public", file), text);
  }
}

test("before a build, deletes the scripts, share images and drawings of earlier builds, and nothing else", () => {
  write({
    "scripts/app-1.js": "",
    "share/faq.jpg": "",
    "scenes/ward.svg": "",
    "static/a/b.webp": "",
    "faq.html": "",
  });
  deleteWritten();
  expect(filesIn("public").sort()).toEqual(["faq.html", "static/a/b.webp"]);
});

test("after a build, deletes the data, pictures and documents that no page, data or script mentions", () => {
  write({
    "static/1/wide 800.webp": "",
    "static/1/wide 400.webp": "",
    "static/2/rates.pdf": "",
    "static/3.woff2": "",
    "static/4/flag.svg": "",
    "static/5/withdrawn rates.pdf": "",
    "static/6.woff2": "",
    "faq.html":
      '<script data-files="/page-data/sq/d/1.json "></script><img src="/static/1/wide%20800.webp">',
    "page-data/sq/d/1.json": "",
    "page-data/sq/d/2.json": '{"file":"/static/5/withdrawn rates.pdf"}',
    "page-data/faq/page-data.json": '{"file":"/static/2/rates.pdf"}',
    "style.css": "src:url(/static/3.woff2)",
    "scripts/app-1.js": 'e.p+"static/4/flag.svg"',
  });
  deleteUnmentioned();
  expect(filesIn("public/page-data/sq")).toEqual(["d/1.json"]);
  expect(filesIn("public/static").sort()).toEqual([
    "1/wide 400.webp",
    "1/wide 800.webp",
    "2/rates.pdf",
    "3.woff2",
    "4/flag.svg",
  ]);
});
