export { onPreRenderHTML, onRenderBody, replaceRenderer } from "./src/gatsby/prerender";
export { wrapPageElement } from "./src/layout/AppShell";
