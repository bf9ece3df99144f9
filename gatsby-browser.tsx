export { onClientEntry } from "./src/gatsby/onClientEntry";
export { onInitialClientRender } from "./src/gatsby/onInitialClientRender";
export { onRouteUpdate } from "./src/gatsby/onRouteUpdate";
export { replaceHydrateFunction } from "./src/gatsby/replaceHydrateFunction";
export { shouldUpdateScroll } from "./src/gatsby/shouldUpdateScroll";
export { wrapPageElement } from "./src/gatsby/wrapPageElement";
