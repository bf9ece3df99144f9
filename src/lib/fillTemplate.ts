/** Replaces placeholders such as `{count}` in a template from content/ with their values. */
export const fillTemplate = (
  template: string,
  values: Readonly<Record<string, string | number | boolean | null>>,
): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
