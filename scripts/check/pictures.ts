import { existsSync, statSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { freePort } from "../backend/server/ports";
import { fail } from "../lib/fail";
import { BROWSER_ARGUMENTS, findBrowser } from "../lib/findBrowser";
import { serveSite } from "../lib/serveSite";
import { builtPages } from "./pages/builtPages";

const boolean = { type: "boolean" } as const;
const text = { type: "string", default: "100" } as const;
const width = { type: "string", multiple: true } as const;

/** Takes pictures of pages, by default of all. Keeps those newer than the build, so a second run continues. */
async function takePictures(): Promise<void> {
  const options = { width, text, print: boolean, "forced-colors": boolean };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const paths = positionals.length > 0 ? positionals : builtPages().map(({ path }) => path);
  const media = values.print ? "print" : "screen";
  const forcedColors = values["forced-colors"] ? "active" : "none";
  const look = `-${values.text}-${media}${values["forced-colors"] ? "-forced-colors" : ""}`;
  // Set on the command line, because a style does not affect media queries in em.
  const settings = `defaultFontSize=${Math.round(Number(values.text) * 0.16)},lazyLoadEnabled=false`;
  const args = [...BROWSER_ARGUMENTS, "--hide-scrollbars", `--blink-settings=${settings}`];
  const browser = await chromium.launch({ executablePath: findBrowser(chromium), args });
  const { url } = await serveSite(await freePort());
  // On paper, the printable width of A4.
  for (const size of values.width ?? (values.print ? ["718"] : ["360", "768", "1440", "2560"]))
    for (const path of paths) {
      const file = `.pictures/${path.slice(1).replaceAll("/", "-") || "home"}-${size}${look}.png`;
      const isKept =
        existsSync(file) && statSync(file).mtimeMs > statSync("public/_headers").mtimeMs;
      if (isKept) continue;
      const page = await browser.newPage({ viewport: { width: Number(size), height: 900 } });
      const shoot = async () => {
        await page.emulateMedia({ media, forcedColors, reducedMotion: "reduce" });
        // The promo would cover the page.
        await page.addInitScript("HTMLDialogElement.prototype.showModal = () => {}");
        await page.goto(url + path, { waitUntil: "networkidle" });
        await page.screenshot({ path: file, fullPage: true, animations: "disabled" });
      };
      const failure = await shoot().catch(String);
      if (failure) process.exitCode = 1;
      console.info(file, failure ?? "");
      await page.close();
    }
}

takePictures().then(() => process.exit(), fail);
