/** Pairs each input with its result, so that a failure names the input. */
export const each = <Result>(texts: readonly string[], result: (text: string) => Result) =>
  texts.map((text) => [text.slice(0, 40), result(text)] as const);
