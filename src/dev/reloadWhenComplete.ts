/** How often it asks whether the page's content is there, in milliseconds. */
const INTERVAL = 300;

/**
 * Loads the page again once its query finds its content. A page that threw for lack of content stays
 * under Gatsby's message until then.
 * @returns a function that stops waiting for the content
 */
export function reloadWhenComplete(): () => void {
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
