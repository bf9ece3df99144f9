import { effectivePolicy, type Policy } from "./effectivePolicy";

interface Answer {
  /** By their names in small letters. */
  headers: Record<string, string>;
  html: string;
}

interface Score {
  /** By the rules in force until 2026. */
  older: number;
  /** By the rules that also count the two cross-origin policies. */
  newer: number;
  /** What every test gave. */
  parts: Record<string, number>;
}

const SIX_MONTHS = 15_552_000;
const LEAST_FOR_BONUS = 90;
const BROAD = /^(\*|https?:|ftp:|https?:\/\/\*(\.\*)?)$/;
const PRIVATE_REFERRER =
  /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

/**
 * Grades an answer by the rules of MDN's HTTP Observatory, as its source states them
 * (github.com/mdn/mdn-http-observatory, `src/analyzer/tests` and `src/grader/charts.js`). Its
 * package needs a newer Node than this project. Left out is what only the real host can show: the
 * redirect from HTTP, the certificate, the preload list.
 */
export function observatoryScore({ headers, html }: Answer): Score {
  const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
  const policy = effectivePolicy(headers["content-security-policy"] ?? "", meta);
  const parts = {
    policy: policyScore(policy),
    cookies: headers["set-cookie"] ? -20 : 0,
    sharing: headers["access-control-allow-credentials"] ? -50 : 0,
    referrer: PRIVATE_REFERRER.test(headers["referrer-policy"] ?? "") ? 5 : -5,
    transport: transportScore(headers["strict-transport-security"] ?? ""),
    integrity: integrityScore(html),
    sniffing: headers["x-content-type-options"] === "nosniff" ? 0 : -5,
    framing: policy["frame-ancestors"] ? 5 : headers["x-frame-options"] ? 0 : -20,
    resource: headers["cross-origin-resource-policy"] === "same-origin" ? 10 : 0,
  };
  const newerParts = {
    ...parts,
    opener: headers["cross-origin-opener-policy"] === "same-origin" ? 10 : 0,
    embedder: headers["cross-origin-embedder-policy"] ? 10 : 0,
  };
  return { older: total(parts), newer: total(newerParts), parts: newerParts };
}

/** The penalties first; bonuses only count where little was taken away. */
function total(parts: Record<string, number>): number {
  const sum = (values: number[]) => values.reduce((left, right) => left + right, 0);
  const values = Object.values(parts);
  const penalised = 100 + sum(values.filter((value) => value < 0));
  if (penalised < LEAST_FOR_BONUS) return Math.max(penalised, 0);
  return penalised + sum(values.filter((value) => value > 0));
}

function policyScore(policy: Policy): number {
  const of = (name: string) => policy[name] ?? policy["default-src"] ?? ["*"];
  const unsafe = (sources: string[]) =>
    sources.some((source) => BROAD.test(source) || /^('unsafe-inline'|data:)$/.test(source));
  if (Object.keys(policy).length === 0) return -25;
  if (unsafe(of("script-src")) || of("object-src").some((source) => BROAD.test(source))) return -20;
  // The site's own pages are on HTTPS; the tests' backend, on this machine, is not.
  const insecure = Object.values(policy)
    .flat()
    .filter((source) => /^(http|ftp):/.test(source) && !source.startsWith("http://127.0.0.1:"));
  if (insecure.length > 0) return -20;
  if ([...of("script-src"), ...of("style-src")].includes("'unsafe-eval'")) return -10;
  if (unsafe(of("style-src"))) return 0;
  return policy["default-src"]?.join() === "'none'" ? 10 : 5;
}

function transportScore(header: string): number {
  const age = /max-age=(\d+)/.exec(header)?.[1];
  if (!age) return -20;
  return Number(age) >= SIX_MONTHS ? 0 : -10;
}

/** Scripts of the site's own with an `integrity` earn the bonus. */
function integrityScore(html: string): number {
  const scripts = [...html.matchAll(/<script[^>]* src="[^>]*>/g)].map(([tag]) => tag);
  if (scripts.some((tag) => /src="(https?:)?\/\//.test(tag) && !tag.includes("integrity=")))
    return -5;
  return scripts.some((tag) => tag.includes("integrity=")) ? 5 : 0;
}
