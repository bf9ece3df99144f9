const FIGURE = /^(?:[A-Z][A-Za-z]*|[A-Z]{3}\s)?\p{Sc}?[\d.,]+\s?(?:%|\p{Sc})?$/u;

/**
 * Returns the `translate` attribute of a text: translators must leave an amount, a rate or a number as
 * it is, and may translate everything else.
 */
export const untranslatedFigure = (text: string): { translate?: "no" } =>
  FIGURE.test(text) ? { translate: "no" } : {};
