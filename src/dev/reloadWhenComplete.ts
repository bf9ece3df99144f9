/** How often it asks whether the page's content is there, in milliseconds. */
const INTERVAL = 300;

/**
 * Loads a page that threw for lack of content again, once its query finds its content; it stays under
 * Gatsby's message until then. Every other page gets the new content from Gatsby, unless it is loading at
 * that moment.
 * @returns a function that stops waiting for the content
 */
export function reloadWhenComplete(): () => void {
  if (!document.querySelector("gatsby-fast-refresh")) return () => {};
  const timer = setInterval(async () => {
    if (!(await hasContent())) return;
    clearInterval(timer);
    window.location.reload();
  }, INTERVAL);
  return () => clearInterval(timer);
}

async function hasContent(): Promise<boolean> {
  const path = window.location.pathname.replace(/\/$/, "") || "/index";
  const response = await fetch(`/page-data${path}/page-data.json`);
  if (!response.ok) return false;
  const { result } = await response.json();
  return Boolean(result?.data) && !Object.values(result.data).includes(null);
}
