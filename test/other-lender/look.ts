import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ContentFolder } from "../../shared/contentFolder";
import { PROGRAM_OPTIONS } from "../../shared/programs";
import * as palette from "./palette";

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;

/** Stands for a photograph: a low sun over water. */
const photograph = (sun: number) =>
  svg(
    1300,
    1350,
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${palette.reefDark}"/><stop offset="1" stop-color="${palette.reefLight}"/></linearGradient>
<path fill="url(#sky)" d="M0 0h1300v1350H0z"/><circle cx="${sun}" cy="760" r="190" fill="${palette.foam}"/>
<path fill="${palette.reef}" d="M0 780q325-70 650 0t650 0v570H0z"/><path fill="${palette.lagoonLight}" d="M0 930q325 70 650 0t650 0v420H0z"/>
<path fill="${palette.deep}" d="M0 1110q325-70 650 0t650 0v240H0z"/>`,
  );

/** The ground of share images: the cloth at its foot, and the mark where a page's name is. */
function shareGround(root: string): string {
  const inside = (file: string) =>
    `data:image/svg+xml;base64,${readFileSync(join(root, "static", file)).toString("base64")}`;
  return svg(
    1200,
    630,
    `<path fill="${palette.deep}" d="M0 0h1200v630H0z"/><circle cx="1080" cy="560" r="330" fill="${palette.lagoonLight}"/>
<circle cx="1080" cy="560" r="210" fill="${palette.reefDark}"/><image href="${inside("favicon.svg")}" x="72" y="64" width="52" height="52"/>
<image href="${inside("patterns/madras-band.svg")}" y="602" width="1200" height="28" preserveAspectRatio="xMinYMin slice"/>`,
  );
}

/**
 * Gives a copy of the project the lender's colours in the only place that has them, draws its marks and
 * patterns by the command for that, and leaves out the scenes. Photographs replace the products' pictures.
 */
export async function lookLikeOtherLender(content: ContentFolder, root: string): Promise<void> {
  cpSync("test/other-lender/palette.ts", join(root, "src/theme/palette.ts"));
  rmSync(join(root, "static/scenes"), { recursive: true, force: true });
  if (!existsSync("art/node_modules")) npm(".", "ci", "--prefix", "art");
  symlinkSync(resolve("art/node_modules"), join(root, "art/node_modules"));
  npm(root, "run", "--silent", "art", "--", "favicon", "icon", "madras");
  await content.writePicture("share/ground.png", 1200, 630, shareGround(root));
  for (const [index, file] of content.entries("products").entries()) {
    const name = `photograph-${index + 1}.png`;
    await content.writePicture(`products/${name}`, 1300, 1350, photograph(350 + 300 * index));
    content.set(file, {
      "card.picture.src": `./${name}`,
      "card.picture.alt": "A low sun over water.",
    });
  }
  content.deleteUnusedPictures("products");
}

function npm(cwd: string, ...command: string[]): void {
  const { status } = spawnSync("npm", command, { cwd, stdio: "inherit", ...PROGRAM_OPTIONS });
  if (status !== 0) throw new Error(`npm ${command.join(" ")} has failed.`);
}
