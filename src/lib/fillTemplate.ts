/** Replaces the placeholders of a content text, such as `{count}`, by their values. */
export const fillTemplate = (
  template: string,
  values: Readonly<Record<string, string | number | boolean | null>>,
): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
