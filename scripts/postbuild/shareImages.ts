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
import { readContent } from "../../src/content-model/placeholders/load";
import { BUILD_CACHE } from "../../src/gatsby/buildCache";
import { PUBLIC } from "./gatsbyPages";
import { ShareImageRenderer } from "./shareImageRenderer";

const SHARE_IMAGE_CACHE = join(BUILD_CACHE, "share-images");
/** Increase it when images are rendered in another way, so that cached ones are not used. */
const VERSION = "3";

interface Source {
  /** Hashes what all images have in common. */
  key: string;
  brand: string;
  render(title: string): Promise<Buffer>;
}

/** Renders a share image per page, with the page's title, and caches it. */
export class ShareImages {
  private rendered = 0;
  private source?: Source;

  /**
   * Renders the images for the titles in a content folder while Gatsby builds. It parses no more of
   * the files than their titles; what it misses, `write` renders.
   */
  async renderAhead(folder: string): Promise<void> {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    for (const file of files.filter((name) => name.endsWith(".yaml"))) {
      const seo = /^seo:\n(?: .*\n)+/m.exec(readFileSync(join(folder, file), "utf8"));
      if (!seo) continue;
      const { title } = parse(seo[0]).seo;
      await this.cached(title.includes("{") ? readContent<Page>(file, folder).seo.title : title);
    }
  }

  /** Writes the image that a page's head names into the public folder. */
  async write(html: string): Promise<void> {
    const file = join(PUBLIC, new URL(metaContent(html, "og:image")).pathname);
    copyIfChanged(await this.cached(metaContent(html, "og:title")), file);
  }

  summary(): string {
    return `${this.rendered} share images rendered`;
  }

  /** Returns the cached file of a title's image. */
  private async cached(pageTitle: string): Promise<string> {
    this.source ??= readSource();
    const { key, brand, render } = this.source;
    const title = pageTitle.replace(` | ${brand}`, "");
    const name = createHash("sha256").update(`${key}\n${title}`).digest("hex").slice(0, 32);
    const file = join(SHARE_IMAGE_CACHE, `${name}.jpg`);
    if (existsSync(file)) return file;
    const image = await render(title);
    mkdirSync(SHARE_IMAGE_CACHE, { recursive: true });
    writeFileSync(`${file}.part`, image);
    renameSync(`${file}.part`, file);
    this.rendered++;
    return file;
  }
}

interface Page {
  seo: { title: string };
}

/** What share images show of `content/site.yaml`. */
interface Brand {
  name: string;
  tagline: string;
  pictures: { shareBackground: { src: string } };
}

function readSource(): Source {
  const { name: brand, tagline, pictures } = readContent<Brand>("site.yaml");
  const background = readFileSync(join("content", pictures.shareBackground.src));
  const key = createHash("sha256").update(`${VERSION}\n${brand}\n${tagline}\n`).update(background);
  let renderer: ShareImageRenderer | undefined;
  return {
    key: key.digest("hex"),
    brand,
    render: (title) => {
      renderer ??= new ShareImageRenderer(background, { brand, tagline });
      return renderer.render(title);
    },
  };
}

/** Skips a copy that the last build made, because most builds change hardly any. */
function copyIfChanged(from: string, to: string): void {
  const { size, atime, mtime } = statSync(from);
  const existing = statSync(to, { throwIfNoEntry: false });
  if (existing?.size === size && existing.mtime.getTime() === mtime.getTime()) return;
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
