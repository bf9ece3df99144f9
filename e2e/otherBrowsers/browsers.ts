import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import puppeteer, { type KeyInput } from "puppeteer-core";
import { Builder, By, Key } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { onPath } from "../../shared/findBrowser";
import { OTHER_BROWSERS } from "../../shared/otherBrowsers";
import { FONT_PACKAGE, fontEnvironment } from "../../shared/testFonts";

/** The operations on a browser tab. Sizes are in CSS pixels. */
export interface Driver {
  open(address: string): Promise<unknown>;
  /** Evaluates an expression in the page, and awaits its result, which must be plain data. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks the middle of the first matching element. @throws Error if that is impossible */
  click(selector: string): Promise<unknown>;
  /** Presses keys one by one. A key is a character or a name as in `KeyboardEvent.key`. */
  press(keys: readonly string[]): Promise<void>;
  resize(width: number, height: number): Promise<unknown>;
  close(): Promise<unknown>;
}

export interface Engine {
  newTab(): Promise<Driver>;
  stop(): Promise<void>;
}

/** The time limit for each attempt at an action that is retried, in milliseconds. */
export const ATTEMPT_LIMIT = 3000;

export async function startEngine(name: string): Promise<Engine | undefined> {
  const program = OTHER_BROWSERS[name]?.find();
  if (!program) return undefined;
  const env = { ...process.env, ...fontEnvironment() };
  return name === "webkit" ? startWebkit(program, env) : startFirefox(program, env);
}

async function startFirefox(executablePath: string, env: NodeJS.ProcessEnv): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    defaultViewport: null,
    // Firefox does not start as root if HOME belongs to a different user.
    env: { ...env, HOME: tmpdir() },
    extraPrefsFirefox: {
      // The sandbox blocks files outside this list, which must therefore include the tests' only font.
      "security.sandbox.content.read_path_whitelist": `${FONT_PACKAGE}/`,
      // As on phones, scrollbars take up no width.
      "ui.useOverlayScrollbars": 1,
      "gfx.text.subpixel-position.force-enabled": true,
    },
  });
  const newTab = async (): Promise<Driver> => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    return {
      open: (address) => page.goto(address, { waitUntil: "domcontentloaded" }),
      evaluate: (expression) => page.evaluate(expression),
      click: (selector) => page.locator(selector).setTimeout(ATTEMPT_LIMIT).click(),
      press: async (keys) => {
        for (const key of keys)
          if ([...key].length > 1) await page.keyboard.press(key as KeyInput);
          else await page.keyboard.type(key);
      },
      resize: (width, height) => page.setViewport({ width, height }),
      close: () => context.close(),
    };
  };
  return { newTab, stop: () => browser.close() };
}

/** The height of the toolbar in MiniBrowser, WebKit's sample browser, in CSS pixels. */
const TOOLBAR_HEIGHT = 38;

/** Returns WebDriver's code for a key such as `ArrowUp`, or a character unchanged. */
const codeOf = (key: string): string =>
  Reflect.get(Key, key.replace(/\B[A-Z]/, "_$&").toUpperCase()) ?? key;

async function startWebkit(binary: string, environment: NodeJS.ProcessEnv): Promise<Engine> {
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
  const address = await service.start();
  /** WebKit's driver allows only one session, so each tab is a new browser with an empty profile. */
  const newTab = async (): Promise<Driver> => {
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities({
        browserName: "MiniBrowser",
        pageLoadStrategy: "none",
        "webkitgtk:browserOptions": { binary, args: ["--automation"] },
      })
      .build();
    // Without a window manager, no window gets the focus automatically.
    const search = ["search", "--sync", "--onlyvisible", "--class", "MiniBrowser"];
    await once(spawn("xdotool", [...search, "windowfocus", "%@"], { env }), "exit");
    return {
      open: (url) => driver.get(url),
      evaluate: async (expression) => {
        const script = `Promise.resolve(${expression}).then((value) => arguments[0]([value]))`;
        return (await driver.executeAsyncScript<unknown[]>(script))[0];
      },
      click: (selector) => driver.findElement(By.css(selector)).click(),
      press: (keys) =>
        driver
          .actions()
          .sendKeys(...keys.map(codeOf))
          .perform(),
      resize: (width, height) =>
        driver
          .manage()
          .window()
          .setRect({ x: 0, y: 0, width, height: height + TOOLBAR_HEIGHT }),
      close: () => driver.quit(),
    };
  };
  const stop = async () => {
    await service.kill();
    display.kill();
    await once(display, "exit");
    rmSync(settings, { recursive: true, force: true });
  };
  return { newTab, stop };
}
