/** What supabase-js sends, in this and its newer versions. */
const allowedHeaders = [
  "authorization",
  "x-client-info",
  "apikey",
  "content-type",
  "x-retry-count",
  "traceparent",
  "tracestate",
  "baggage",
].join(", ");

/**
 * The headers that let a page of the website read an answer, on errors too. For any other origin
 * there is only `Vary`, and the browser keeps the answer from the page.
 */
export function corsHeaders(origin: string | null, siteOrigins: string[]): Record<string, string> {
  if (origin === null || !siteOrigins.includes(origin)) return { Vary: "Origin" };
  return {
    Vary: "Origin",
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Allow-Methods": "POST, OPTIONS",
    "Access-Control-Allow-Headers": allowedHeaders,
    "Access-Control-Max-Age": "86400",
  };
}
