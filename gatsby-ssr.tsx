export { onPreRenderHTML } from "./src/gatsby/onPreRenderHTML";
export { onRenderBody } from "./src/gatsby/onRenderBody";
export { replaceRenderer } from "./src/gatsby/replaceRenderer";
export { wrapPageElement } from "./src/layout/wrapPageElement";
