interface Environment {
  ASSETS: { fetch(url: URL): Promise<Response> };
}

/** The headers of a file that do not suit a redirect to it. The others are those of all pages. */
const OF_CONTENT = ["Cache-Control", "Content-Length", "Content-Type", "ETag"];

/**
 * Responds to requests for missing files with the page `404.html`. The platform's own 404 response would have
 * the headers of hashed files, so a browser that requests such a file during a deployment or before a
 * rollback would cache the response for a year. If a chat app has escaped the separators in a URL, redirects
 * to the intended page, if it exists.
 */
export default {
  async fetch({ url }: Request, { ASSETS }: Environment): Promise<Response> {
    const meant = new URL(url.replace(/%(23|2f|3f)/gi, decodeURIComponent));
    // In a redirect, browsers would treat two leading slashes as the start of a different host.
    meant.pathname = meant.pathname.replace(/^\/+/, "/");
    const file = meant.href === url ? undefined : await ASSETS.fetch(meant);
    if (file?.ok) {
      const headers = new Headers(file.headers);
      for (const name of OF_CONTENT) headers.delete(name);
      headers.set("Location", meant.pathname + meant.search + meant.hash);
      return new Response(null, { status: 302, headers });
    }
    const page = await ASSETS.fetch(new URL("/404", url));
    const headers = new Headers(page.headers);
    headers.set("Cache-Control", "no-store");
    return new Response(page.body, { status: 404, headers });
  },
};
