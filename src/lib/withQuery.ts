/** Adds a query, without its question mark, to a URL that may have a query and an anchor. */
export function withQuery(address: string, query: string): string {
  const [page = "", ...anchor] = address.split(/(?=#)/);
  return `${page}${page.includes("?") ? "&" : "?"}${query}${anchor.join("")}`;
}
