const FIGURE = /^(?:[A-Z][A-Za-z]*|[A-Z]{3}\s)?\p{Sc}?[\d.,]+\s?(?:%|\p{Sc})?$/u;

/** Returns `translate="no"` for an amount, a rate or a number, which translation tools must not change. */
export const untranslatedFigure = (text: string): { translate?: "no" } =>
  FIGURE.test(text) ? { translate: "no" } : {};
