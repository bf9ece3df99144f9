import { chromium } from "@playwright/test";
import { BROWSER_ARGUMENTS, findHeadlessShell } from "../../shared/findBrowser";
import type { Engine } from "./driver";

/** Starts Chromium, which Playwright controls. */
export async function startChromium(fonts: NodeJS.ProcessEnv): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(chromium),
    args: BROWSER_ARGUMENTS,
    env: { ...process.env, ...fonts },
  });
  const newTab = async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    return {
      open: async (address: string) => {
        await page.goto(address, { waitUntil: "commit" });
      },
      back: () => page.evaluate(() => history.back()),
      forward: () => page.evaluate(() => history.forward()),
      evaluate: (expression: string) => page.evaluate(expression),
      click: (x: number, y: number) => page.mouse.click(x, y),
      type: async (keys: readonly string[]) => {
        for (const key of keys)
          if ([...key].length > 1) await page.keyboard.press(key);
          else await page.keyboard.type(key);
      },
      resize: (width: number, height: number) => page.setViewportSize({ width, height }),
      close: () => context.close(),
    };
  };
  return { newTab, stop: () => browser.close() };
}
