import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import puppeteer from "puppeteer-core";
import { Builder, By } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { onPath } from "../../scripts/lib/findBrowser";
import { OTHER_BROWSERS } from "../../scripts/lib/otherBrowsers";
import { FONT_FOLDER, fontEnvironment } from "../../scripts/lib/testFonts";

/** A browser with an empty profile and one tab. Sizes are in CSS pixels. */
export interface Browser {
  /** Opens a page, and waits until its HTML is parsed. */
  open(address: string): Promise<unknown>;
  /** Evaluates an expression in the page, and awaits its result, which must be plain data. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks the middle of the first matching element. @throws Error if that is impossible */
  click(selector: string): Promise<unknown>;
  /** Replaces the text of the first matching field by typing. */
  fill(selector: string, text: string): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  close(): Promise<unknown>;
}

/** The time limit for each attempt at an action that is retried, in milliseconds. */
const ATTEMPT_LIMIT = 3000;

export async function startBrowser(name: string): Promise<Browser | undefined> {
  const program = OTHER_BROWSERS[name]?.find();
  if (!program) return undefined;
  const env = { ...process.env, ...fontEnvironment() };
  return name === "webkit" ? startWebkit(program, env) : startFirefox(program, env);
}

async function startFirefox(executablePath: string, env: NodeJS.ProcessEnv): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    defaultViewport: null,
    // Firefox does not start as root if HOME belongs to a different user.
    env: { ...env, HOME: tmpdir() },
    extraPrefsFirefox: {
      // The sandbox blocks files outside this list, which must therefore include the tests' only font.
      "security.sandbox.content.read_path_whitelist": `${FONT_FOLDER}/`,
      // As on phones, scrollbars take up no width.
      "ui.useOverlayScrollbars": 1,
      "gfx.text.subpixel-position.force-enabled": true,
    },
  });
  const page = await browser.newPage();
  return {
    open: (address) => page.goto(address, { waitUntil: "domcontentloaded" }),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.locator(selector).setTimeout(ATTEMPT_LIMIT).click(),
    fill: (selector, text) => page.locator(selector).setTimeout(ATTEMPT_LIMIT).fill(text),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

/** The height of the toolbar in MiniBrowser, WebKit's sample browser, in CSS pixels. */
const TOOLBAR_HEIGHT = 38;

async function startWebkit(binary: string, environment: NodeJS.ProcessEnv): Promise<Browser> {
  const settings = mkdtempSync(join(tmpdir(), "e2e-webkit-"));
  mkdirSync(join(settings, "gtk-3.0"));
  // Otherwise, the toolbar would keep the window at least 447 px wide.
  writeFileSync(
    join(settings, "gtk-3.0/gtk.css"),
    "* { min-width: 0; padding: 0; font-size: 1px; }",
  );
  const display = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1400x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(display.stdio[3] as Readable, "data");
  const DISPLAY = `:${String(number).trim()}`;
  const env = { ...environment, DISPLAY, XDG_CONFIG_HOME: settings };
  const service = new DriverService.Builder(onPath(["WebKitWebDriver"]) ?? "")
    .setLoopback(true)
    .setEnvironment(env)
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: "MiniBrowser",
      pageLoadStrategy: "eager",
      "webkitgtk:browserOptions": { binary, args: ["--automation"] },
    })
    .build();
  // Without a window manager, no window gets the focus automatically.
  const search = ["search", "--sync", "--onlyvisible", "--class", "MiniBrowser"];
  await once(spawn("xdotool", [...search, "windowfocus", "%@"], { env }), "exit");
  return {
    open: (address) => driver.get(address),
    evaluate: async (expression) => {
      const script = `Promise.resolve(${expression}).then((value) => arguments[0]([value]))`;
      // WebKit never returns the result of a script that runs during a navigation.
      const expired = wait(ATTEMPT_LIMIT, undefined, { ref: false });
      return (await Promise.race([driver.executeAsyncScript<unknown[]>(script), expired]))?.[0];
    },
    click: (selector) => driver.findElement(By.css(selector)).click(),
    fill: async (selector, text) => {
      await driver.findElement(By.css(selector)).clear();
      await driver.findElement(By.css(selector)).click();
      await driver
        .actions()
        .sendKeys(...text)
        .perform();
    },
    resize: (width, height) =>
      driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height: height + TOOLBAR_HEIGHT }),
    close: async () => {
      try {
        await driver.quit();
      } finally {
        await service.kill();
        display.kill();
        await once(display, "exit");
        rmSync(settings, { recursive: true, force: true });
      }
    },
  };
}
