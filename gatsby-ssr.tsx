import { rendererWith } from "./src/gatsby/prerender";
import { shellStyles } from "./src/layout/shellStyles";

export { onPreRenderHTML, onRenderBody } from "./src/gatsby/prerender";
export { wrapPageElement } from "./src/layout/AppShell";

export const replaceRenderer = rendererWith(shellStyles());
