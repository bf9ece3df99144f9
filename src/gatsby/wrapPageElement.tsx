import type { GatsbyBrowser } from "gatsby";
import { AppShell } from "../layout/AppShell";

/** Header and footer around every page, in the prerendered HTML and in the browser alike. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <AppShell currentPath={props.location.pathname}>{element}</AppShell>
);
