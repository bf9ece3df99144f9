import { MAP_ORIGIN } from "../../../src/lib/openStreetMap";
import { hashSource } from "./integrity";

export interface ContentPolicy {
  /** The directives that all pages have in common, for the response header. */
  header: string;
  /** Returns the policy of a page with the given inline styles, for its `<meta>`. */
  meta(styles: readonly string[]): string;
}

/**
 * Returns the site's Content-Security-Policy. A page's policy stays in force during client-side
 * navigation, so every page must allow what any page needs.
 */
export function contentPolicy(backendOrigin: string): ContentPolicy {
  const everywhere = {
    "base-uri": "'none'",
    "form-action": "'self'",
    "object-src": "'none'",
    "script-src": "'self'",
    "manifest-src": "'self'",
    "connect-src": `'self' ${backendOrigin}`.trim(),
    "frame-src": MAP_ORIGIN,
    "img-src": "'self'",
    "font-src": "'self'",
  };
  return {
    header: directives({ "frame-ancestors": "'none'", ...everywhere }),
    meta: (styles) =>
      directives({
        "default-src": "'none'",
        // Also allows an empty style element, because Emotion inserts its rules into one.
        "style-src": [...new Set([...styles, ""])].map(hashSource).join(" "),
        ...everywhere,
      }),
  };
}

const directives = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
