/**
 * The most a page's HTML may weigh, with its style sheet and its data for search engines in it, in
 * bytes before compression. The heaviest page has about 109 kB, the questions; brotli makes a sixth of it.
 */
export const HEAVIEST_HTML = 115_000;

/** What networks cut a share image to; another size is cropped or shown small. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;
