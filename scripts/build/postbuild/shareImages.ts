import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readContent } from "../../../src/content-model/reading/load";
import { cached, digestOf } from "../../../src/gatsby/buildCache";
import * as palette from "../../../src/theme/palette";
import { PUBLIC } from "./gatsbyPages";
import { CLOTH, type Cloth, shareImageRenderer } from "./shareImageRenderer";

/** Increase this when the rendering, its fonts or its packages change, so that outdated cached images are not used. */
const VERSION = "6";

/** The parts of `content/site.yaml` that share images contain. */
interface Brand {
  name: string;
  tagline: string;
  logo?: string;
  pictures: { shareBackground?: { src: string } };
}

/** Renders and caches a share image for each page, with the page's title, and the cloth of its loan if it has one. */
export class ShareImages {
  rendered = 0;
  private readonly brand = readContent<Brand>("site.yaml");
  private readonly background = backgroundOf(this.brand);
  private readonly logo = this.brand.logo && readFileSync(join("content", this.brand.logo));
  private renderer?: ReturnType<typeof shareImageRenderer>;

  /** Writes the image that a page's head refers to into the public folder. */
  async write(html: string): Promise<void> {
    const { pathname } = new URL(metaContent(html, "og:image"));
    const file = join(PUBLIC, pathname);
    mkdirSync(dirname(file), { recursive: true });
    const title = metaContent(html, "og:title");
    writeFileSync(file, await this.imageOf(title, clothIn(html)));
  }

  private imageOf(pageTitle: string, cloth: Cloth | undefined): Promise<Buffer> {
    const { name: brand, tagline } = this.brand;
    const title = pageTitle.replace(` | ${brand}`, "");
    const shown = JSON.stringify([VERSION, brand, tagline, title, palette, cloth]);
    const digest = digestOf(shown, this.background ?? readFileSync(CLOTH), this.logo || "");
    return cached(`share-images/${digest}.jpg`, async () => {
      this.renderer ??= shareImageRenderer(this.background, this.logo);
      this.rendered += 1;
      return (await this.renderer)({ title, brand, tagline, cloth });
    });
  }
}

function backgroundOf({ pictures: { shareBackground } }: Brand): Buffer | undefined {
  return shareBackground && readFileSync(join("content", shareBackground.src));
}

/** Finds the first cloth in a page's styles. */
function clothIn(html: string): Cloth | undefined {
  const [, threads, interest] = /--threads:(\d+);--interest:([\d.]+)/.exec(html) ?? [];
  return threads ? { threads: Number(threads), interest: Number(interest) } : undefined;
}

const metaContent = (html: string, property: string): string => {
  const content = new RegExp(`<meta (?=[^>]*property="${property}")[^>]*content="([^"]*)"`).exec(
    html,
  );
  if (!content?.[1]) throw new Error(`A page's head has no ${property}.`);
  return content[1].replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
};
