interface Environment {
  ASSETS: { fetch(url: URL): Promise<Response> };
}

/**
 * Responds to requests for missing files with the page `404.html`. The platform's own response would have
 * the year-long caching that `_headers` gives to hashed files. A browser that requests one during a deploy,
 * or before a rollback, would keep it. Chat programs escape text after a path; such a URL redirects to its
 * page, if there is one.
 */
export default {
  async fetch({ url }: Request, { ASSETS }: Environment): Promise<Response> {
    const meant = new URL(url.replace(/%(23|2f|3f)/gi, decodeURIComponent));
    // Browsers treat two slashes at the start of a redirect as a different host.
    meant.pathname = meant.pathname.replace(/^\/+/, "/");
    if (meant.href !== url && (await ASSETS.fetch(meant)).ok)
      return new Response(null, {
        status: 302,
        headers: { Location: meant.pathname + meant.search + meant.hash },
      });
    const page = await ASSETS.fetch(new URL("/404", url));
    const headers = new Headers(page.headers);
    headers.set("Cache-Control", "no-store");
    return new Response(page.body, { status: 404, headers });
  },
};
