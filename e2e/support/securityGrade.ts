/** The directives of a Content-Security-Policy with their sources. */
export type Policy = Record<string, string[]>;

/**
 * Combines the policies of the header and the `<meta>`: browsers enforce both, so a source counts
 * only when both allow it. In a `<meta>` they ignore `frame-ancestors`.
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

function parsePolicy(text: string): Policy {
  return Object.fromEntries(
    text
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
  );
}

/** Formats a policy as the value of a header. */
export const formatPolicy = (policy: Policy) =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");

interface Response {
  /** By their names in lower case. */
  headers: Record<string, string>;
  html: string;
  policy: Policy;
}

const SIX_MONTHS = 15_552_000;
const PRIVATE_REFERRER =
  /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

/**
 * The rules of MDN's HTTP Observatory 1.4.8 (github.com/mdn/mdn-http-observatory, `src/analyzer/tests` and
 * `src/grader/charts.js`): penalties below zero, bonuses above. Its package brings 233 others, servers and
 * native code among them, and only scans public hosts. What only a host shows is left out: the redirect
 * from HTTP, the certificate, the preload list.
 */
const RULES: Record<string, (response: Response) => number> = {
  contentSecurityPolicy: ({ policy }) => policyScore(policy),
  cookies: ({ headers }) => (headers["set-cookie"] ? -20 : 0),
  corsCredentials: ({ headers }) => (headers["access-control-allow-credentials"] ? -50 : 0),
  referrerPolicy: ({ headers }) => {
    const policy = headers["referrer-policy"];
    return !policy ? 0 : PRIVATE_REFERRER.test(policy) ? 5 : -5;
  },
  strictTransportSecurity: ({ headers }) => {
    const age = /max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1];
    return !age ? -20 : Number(age) >= SIX_MONTHS ? 0 : -10;
  },
  subresourceIntegrity: ({ html }) => {
    const scripts = html.match(/<script[^>]* src="[^>]*>/g) ?? [];
    const isForeign = (tag: string) => /src="(https?:)?\/\//.test(tag);
    if (scripts.some((tag) => isForeign(tag) && !tag.includes("integrity="))) return -5;
    return scripts.some((tag) => tag.includes("integrity=")) ? 5 : 0;
  },
  contentTypeOptions: ({ headers }) => (headers["x-content-type-options"] === "nosniff" ? 0 : -5),
  framing: ({ policy, headers }) =>
    policy["frame-ancestors"] ? 5 : headers["x-frame-options"] ? 0 : -20,
  crossOriginResourcePolicy: ({ headers }) =>
    headers["cross-origin-resource-policy"] === "same-origin" ? 10 : 0,
};

/** The rules that its pull request 498 adds to the next release. */
const NEWER_RULES: typeof RULES = {
  crossOriginOpenerPolicy: ({ headers }) =>
    headers["cross-origin-opener-policy"] === "same-origin" ? 10 : 0,
  crossOriginEmbedderPolicy: ({ headers }) => (headers["cross-origin-embedder-policy"] ? 10 : 0),
};

const BROAD = /^(\*|https?:|ftp:|https?:\/\/\*(\.\*)?)$/;

function policyScore(policy: Policy): number {
  const of = (name: string) => policy[name] ?? policy["default-src"] ?? ["*"];
  const isUnsafe = (sources: string[]) =>
    sources.some((source) => BROAD.test(source) || /^('unsafe-inline'|data:)$/.test(source));
  if (Object.keys(policy).length === 0) return -25;
  if (isUnsafe(of("script-src")) || of("object-src").some((source) => BROAD.test(source)))
    return -20;
  // The tests' backend on this machine has no HTTPS; a hosted one has.
  const insecure = Object.values(policy)
    .flat()
    .filter((source) => /^(http|ftp):/.test(source) && !source.startsWith("http://127.0.0.1:"));
  if (insecure.length > 0) return -20;
  if ([...of("script-src"), ...of("style-src")].includes("'unsafe-eval'")) return -10;
  if (isUnsafe(of("style-src"))) return 0;
  return policy["default-src"]?.join() === "'none'" ? 10 : 5;
}

interface Grade {
  /** By the rules of release 1.4.8. */
  older: number;
  newer: number;
  /** The points of every rule. */
  parts: Record<string, number>;
}

export function gradeSecurity(headers: Record<string, string>, html: string): Grade {
  const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
  const policy = effectivePolicy(headers["content-security-policy"] ?? "", meta);
  const score = (rules: typeof RULES) =>
    Object.entries(rules).map(([name, rule]) => [name, rule({ headers, html, policy })] as const);
  const [older, newer] = [score(RULES), score({ ...RULES, ...NEWER_RULES })];
  return { older: total(older), newer: total(newer), parts: Object.fromEntries(newer) };
}

/** Bonuses count only when penalties leave at least 90 points. */
function total(parts: readonly (readonly [name: string, points: number])[]): number {
  const sum = (isCounted: (points: number) => boolean) =>
    parts.reduce((result, [, points]) => result + (isCounted(points) ? points : 0), 0);
  const penalised = 100 + sum((points) => points < 0);
  return penalised < 90 ? Math.max(penalised, 0) : penalised + sum((points) => points > 0);
}
