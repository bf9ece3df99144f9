import type { EmotionCache } from "@emotion/utils";

/**
 * Emotion's cache for the browser. The styles of the page that was loaded stand in its head; those of
 * pages to which the visitor goes on are put into one more sheet, as they are: the browsers of
 * `.browserslistrc` read nested rules themselves, so none of Emotion's parser is needed here.
 */
export default function createCache({ key }: { key: string }): EmotionCache {
  const inserted: EmotionCache["inserted"] = {};
  for (const { dataset } of document.querySelectorAll<HTMLElement>("style[data-emotion]"))
    for (const name of dataset.emotion?.split(" ") ?? []) inserted[name] = true;
  const sheet = document.head.appendChild(document.createElement("style")).sheet;
  return {
    key,
    inserted,
    registered: {},
    insert(selector, { name, styles }) {
      sheet?.insertRule(selector ? `${selector}{${styles}}` : styles, sheet.cssRules.length);
      inserted[name] = true;
    },
  } as Partial<EmotionCache> as EmotionCache;
}
