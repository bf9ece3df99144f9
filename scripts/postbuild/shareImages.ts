import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { KEPT_FOLDER } from "../../src/gatsby/keptFolder";
import { PUBLIC } from "./gatsbyPages";
import { ShareDrawing } from "./shareDrawing";

const KEPT = join(KEPT_FOLDER, "share-images");
/** Counts up when images are drawn in another way than those that are kept. */
const DRAWING = "3";

interface Drawing {
  /** What all images have in common. */
  key: string;
  brand: string;
  draw(title: string): Promise<Buffer>;
}

/** Share images, one a page, with the page's title; one that did not change is never drawn again. */
export class ShareImages {
  private drawn = 0;
  private known?: Drawing;

  /**
   * Draws the images of the titles that stand in a content folder, as long as there is nothing else
   * to do: it reads no more of the files than their titles. What it misses, `make` draws.
   */
  async drawAhead(folder: string): Promise<void> {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    for (const file of files.filter((name) => name.endsWith(".yaml"))) {
      const seo = /^seo:\n(?: .*\n)+/m.exec(readFileSync(join(folder, file), "utf8"));
      if (seo) await this.keep(parse(seo[0]).seo.title);
    }
  }

  /** Puts the image that a page's head names into the public folder. */
  async make(html: string): Promise<void> {
    const file = join(PUBLIC, new URL(metaContent(html, "og:image")).pathname);
    copyIfOther(await this.keep(metaContent(html, "og:title")), file);
  }

  summary(): string {
    return `${this.drawn} share images drawn`;
  }

  /** Returns where the image of a title is kept. */
  private async keep(pageTitle: string): Promise<string> {
    this.known ??= prepareDrawing();
    const { key, brand, draw } = this.known;
    const title = pageTitle.replace(` | ${brand}`, "");
    const name = createHash("sha256").update(`${key}\n${title}`).digest("hex").slice(0, 32);
    const kept = join(KEPT, `${name}.jpg`);
    if (existsSync(kept)) return kept;
    const image = await draw(title);
    mkdirSync(KEPT, { recursive: true });
    writeFileSync(`${kept}.part`, image);
    renameSync(`${kept}.part`, kept);
    this.drawn++;
    return kept;
  }
}

function prepareDrawing(): Drawing {
  const { name: brand, tagline, pictures } = parse(readFileSync("content/site.yaml", "utf8"));
  const ground = readFileSync(join("content", pictures.shareGround.src));
  const key = createHash("sha256").update(`${DRAWING}\n${brand}\n${tagline}\n`).update(ground);
  let drawing: ShareDrawing | undefined;
  return {
    key: key.digest("hex"),
    brand,
    draw: (title) => {
      drawing ??= new ShareDrawing(ground, { brand, tagline });
      return drawing.draw(title);
    },
  };
}

/** Leaves a copy that the last build made where it is: most builds change hardly any. */
function copyIfOther(from: string, to: string): void {
  const { size, atime, mtime } = statSync(from);
  const there = statSync(to, { throwIfNoEntry: false });
  if (there?.size === size && there.mtime.getTime() === mtime.getTime()) return;
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
  utimesSync(to, atime, mtime);
}

const metaContent = (html: string, property: string): string => {
  const content = new RegExp(`<meta (?=[^>]*property="${property}")[^>]*content="([^"]*)"`).exec(
    html,
  );
  if (!content?.[1]) throw new Error(`A page's head has no ${property}.`);
  return content[1].replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
};
