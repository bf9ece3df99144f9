interface Environment {
  ASSETS: { fetch(url: URL): Promise<Response> };
}

/**
 * Responds to requests for missing files with the page `404.html`. The platform's own response would be
 * cached for a year, as `_headers` says for hashed files, so a browser that requests one during a
 * deployment or before a rollback would keep it. Chat apps escape the text after a path. Such a URL is
 * redirected to the page that was meant, if it exists.
 */
export default {
  async fetch({ url }: Request, { ASSETS }: Environment): Promise<Response> {
    const meant = new URL(url.replace(/%(23|2f|3f)/gi, decodeURIComponent));
    // In a redirect, browsers would treat two leading slashes as the start of a different host.
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
