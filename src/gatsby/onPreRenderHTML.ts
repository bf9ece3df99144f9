import type { GatsbySSR } from "gatsby";
import type { ReactNode } from "react";

/** gatsby-plugin-image's own styles and script serve its components, which no page uses. */
const UNUSED = /^(gatsby-image-style|generator-)/;

/** Leaves out of every head what no page needs, and puts the styles in the order of the cascade. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const needed = getHeadComponents().filter((component) => !UNUSED.test(keyOf(component)));
  const pageStyles = needed.filter((component) => keyOf(component) === "page-styles");
  const others = needed.filter((component) => keyOf(component) !== "page-styles");
  replaceHeadComponents([...others, ...pageStyles]);
};

const keyOf = (component: ReactNode): string =>
  component && typeof component === "object" && "key" in component ? String(component.key) : "";
