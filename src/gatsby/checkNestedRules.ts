const WORDS = /\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|\([^()]*\)/g;
/** The selectors of a rule: what stands before its brace, and is no rule of its own kind (`@media`). */
const SELECTORS = /(?:^|[;{}])\s*([^;{}@\s][^;{}]*)\{/g;

/**
 * Browsers read the nested rules of pages that the visitor goes on to themselves, and the older ones
 * among them drop a rule that begins with an element's name.
 * @param styles what stands in one styled template
 * @throws Error that names such a rule, and says how to write it
 */
export function checkNestedRules(styles: string): void {
  if (styles.startsWith("@keyframes")) return;
  const selectors = [...styles.replace(WORDS, "").matchAll(SELECTORS)];
  const selector = selectors
    .flatMap(([, list = ""]) => list.split(","))
    .map((each) => each.trim())
    .find((each) => /^[a-z]/i.test(each));
  if (selector)
    throw new Error(
      `The nested rule "${selector}" begins with an element's name. Begin it with "&", a class, an attribute or ":is(…)".`,
    );
}
