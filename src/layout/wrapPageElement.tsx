import type { GatsbyBrowser } from "gatsby";
import { AppShell } from "./AppShell";

/** Header and footer around every page, prerendered and in the browser alike. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <AppShell currentPath={props.location.pathname}>{element}</AppShell>
);
