import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds against WCAG 2.2 AA and its best-practice rules, once nothing on the page moves.
 * The debugger puts axe into the page, which the page's policy does not stop.
 * @param part a selector of the part to look at; the whole page without it
 * @param leftOut the names of rules that are not asked
 * @returns one line for each faulty element; nothing where all is well
 */
export async function axeFindings(
  page: Page,
  part?: string,
  leftOut: readonly string[] = [],
): Promise<string[]> {
  await standsStill(page);
  await page.evaluate(`window.axe === undefined && (() => { ${AXE} })()`);
  return page.evaluate(
    async ({ tags, context, rules }) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const { violations } = await axe.run(context ?? document, {
        runOnly: tags,
        rules,
        resultTypes: ["violations"],
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, any, all, none }) =>
            `${id} (${help}) at ${target.join(" ")}: ${[...any, ...all, ...none].map(({ message }) => message).join("; ")}`,
        ),
      );
    },
    {
      tags: TAGS,
      context: part,
      rules: Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])),
    },
  );
}

/** Waits for the end of every animation that has one and runs by the clock. */
export async function standsStill(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ timeline, effect, playState }) =>
            playState === "running" &&
            timeline === document.timeline &&
            effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
        .map(({ finished }) => finished),
    ),
  );
}
