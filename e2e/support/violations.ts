import type { Page } from "@playwright/test";

/** Hears of everything the page's policy refuses. */
export async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("refused", (text: string) => violations.push(text));
  await page.addInitScript(() =>
    addEventListener(
      "securitypolicyviolation",
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
        (window as unknown as { refused(text: string): void }).refused(
          `${location.pathname}: ${violatedDirective} refuses ${blockedURI} (${sourceFile}:${lineNumber})`,
        ),
    ),
  );
  return violations;
}
