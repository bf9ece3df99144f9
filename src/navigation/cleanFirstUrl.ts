import { cleanUrl } from "./cleanUrl";

// An entry of its own, which runs before Gatsby's: its router decodes the URL when it is evaluated.
// Back to a page that was shown before this one was reloaded changes no more than the URL until then,
// and Gatsby would change it back to the URL of the HTML.
const [loaded] = performance.getEntriesByType("navigation");
if (loaded && new URL(loaded.name).pathname !== window.location.pathname) window.location.reload();
else cleanUrl();
