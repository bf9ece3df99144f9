import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../shared/backend/server/ports";
import { serveSite } from "../../shared/serveSite";
import { builtPages } from "../checkPages/builtPages";
import { fail } from "../fail";
import { mountSheet } from "./mountSheet";
import { type SheetOptions, sheetOptions, USAGE } from "./options";
import { openPhotographer, type Photographer } from "./photographer";
import { type Sheet, sheetIndex } from "./sheetIndex";

const FOLDER = ".contact-sheet";

/** `npm run contact-sheet`: every page of the built site at every width, a sheet for each page. */
async function contactSheet(options: SheetOptions): Promise<void> {
  const built = builtPages().map(({ path }) => path);
  if (built.length === 0) fail("There are no built pages in public/; run npm run build first.");
  const unknown = options.paths.filter((path) => !built.includes(path));
  if (unknown.length > 0) fail(`The built site has no page ${unknown.join(", ")}.`);
  const paths = options.paths.length > 0 ? options.paths : built.sort();

  const folder = join(FOLDER, folderName(options));
  mkdirSync(join(folder, "full-size"), { recursive: true });
  const site = await serveSite(await freePort());
  const photographer = await openPhotographer(options);
  try {
    const sheets: Sheet[] = [];
    for (const path of paths) {
      sheets.push(await makeSheet(path, folder, { site: site.url, photographer, ...options }));
      console.log(path);
    }
    const title = `Contact sheets: ${folderName(options)}`;
    writeFileSync(join(folder, "index.html"), sheetIndex(title, sheets));
  } finally {
    await Promise.all([photographer.close(), site.stop()]);
  }
  console.log(`\n${join(folder, "index.html")} shows all of them.`);
}

interface Studio extends SheetOptions {
  site: string;
  photographer: Photographer;
}

async function makeSheet(
  path: string,
  folder: string,
  { site, photographer, widths }: Studio,
): Promise<Sheet> {
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  const pictures: Sheet["pictures"] = [];
  const taken: Buffer[] = [];
  for (const width of widths) {
    const picture = await photographer.photograph(site + path, width);
    const file = `full-size/${name}-${width}.png`;
    writeFileSync(join(folder, file), picture);
    pictures.push({ width, file });
    taken.push(picture);
  }
  const file = `${name}.png`;
  writeFileSync(join(folder, file), await mountSheet(taken));
  return { path, file, pictures };
}

/** Sheets of another kind stand in a folder of their own, so that they can be compared. */
const folderName = ({ print, forcedColors, text }: SheetOptions) =>
  [print ? "print" : "screen", forcedColors && "forced-colors", text !== 100 && `text-${text}`]
    .filter(Boolean)
    .join("-");

function optionsOrUsage(): SheetOptions {
  try {
    return sheetOptions(process.argv.slice(2));
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

contactSheet(optionsOrUsage()).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);
