/** Adds a query string (given without "?") to a URL that may already have a query and a fragment. */
export function withQuery(address: string, query: string): string {
  const [page = "", ...anchor] = address.split(/(?=#)/);
  return `${page}${page.includes("?") ? "&" : "?"}${query}${anchor.join("")}`;
}
