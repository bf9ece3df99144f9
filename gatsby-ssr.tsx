export { onPreRenderHTML, onRenderBody } from "./src/gatsby/documentHead";
export { replaceRenderer } from "./src/gatsby/prerender";
export { wrapPageElement } from "./src/layout/AppShell";
