/** The name of a token's custom property: `textMuted` of `color` is `--color-text-muted`. */
export function customProperty(prefix: string, name: string): string {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return prefix ? `--${prefix}-${kebab}` : `--${kebab}`;
}
