/** Directives and their sources, as one policy of a Content-Security-Policy states them. */
export type Policy = Record<string, string[]>;

/** Reads a policy as it stands in a header or in a `<meta>`. */
export function parsePolicy(text: string): Policy {
  return Object.fromEntries(
    text
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
  );
}

/**
 * What two policies in force together allow: only what both allow. A directive that only one of
 * them has counts as it stands there. In a `<meta>` browsers ignore `frame-ancestors`.
 */
export function effectivePolicy(header: string, meta: string): Policy {
  const first = parsePolicy(header);
  const { "frame-ancestors": _, ...second } = parsePolicy(meta);
  const both = { ...second, ...first };
  for (const [name, sources] of Object.entries(first)) {
    const others = second[name];
    if (!others) continue;
    const common = sources.filter((source) => others.includes(source));
    both[name] = common.length > 0 ? common : ["'none'"];
  }
  return both;
}

/** A policy as the text of a header. */
export const policyText = (policy: Policy) =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
