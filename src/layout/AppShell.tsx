import { Global } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, useDeferredValue, useEffect } from "react";
import { NavigationProgress } from "../client/navigation/NavigationProgress";
import { prefetchOnIntent } from "../client/navigation/prefetchOnIntent";
import { Toasts } from "../components/Toast";
import { moveFocus } from "../lib/moveFocus";
import { useSite } from "../lib/useSite";
import { PageBoundary } from "./PageBoundary";
import { SiteFooter } from "./SiteFooter/SiteFooter";
import { SiteHeader } from "./SiteHeader/SiteHeader";
import { shellStyles } from "./shellStyles";

/** The header and footer around every page. They stay mounted during navigation. */
function AppShell({ children, currentPath }: { children: ReactNode; currentPath: string }) {
  const { lender, languages, pages } = useSite();
  useEffect(() => prefetchOnIntent(pages), [pages]);
  return (
    <>
      {/* In production, these styles are in each page's style sheet. */}
      {process.env.NODE_ENV === "development" && <Global styles={shellStyles()} />}
      <NavigationProgress label={lender.loading.progress} />
      {/* biome-ignore lint/a11y/useValidAnchor: the link works without onClick, except for focus in Safari */}
      <a
        className="skip-link screen-only"
        href="#main"
        onClick={() => moveFocus(document.querySelector("main"))}
      >
        Skip to the content
      </a>
      <SiteHeader currentPath={useDeferredValue(currentPath)} />
      <PageBoundary key={currentPath} language={languages.get(currentPath)}>
        {children}
      </PageBoundary>
      <SiteFooter />
      <Toasts />
    </>
  );
}

/** Wraps every page, both when prerendering and in the browser. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <AppShell currentPath={props.location.pathname}>{element}</AppShell>
);
