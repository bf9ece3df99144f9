import { type HeadFC, type HeadProps, StaticQueryContext } from "gatsby";
import { type Context, useEffect } from "react";
import { createPortal } from "react-dom";
import { createRoot, type Root } from "react-dom/client";

declare module "gatsby" {
  /** The results of `useStaticQuery`, by the queries' hashes. */
  const StaticQueryContext: Context<Record<string, unknown>>;
}

interface ShownPage {
  /** The template's module. */
  pageComponent: { Head: HeadFC };
  staticQueryResults: Record<string, unknown>;
  pageComponentProps: HeadProps & { pageResources: { page: { path: string } } };
}

let root: Root | undefined;

/**
 * Keeps the document's head that of the page. The first page's stands in the HTML; from the next one
 * on React looks after it, which puts titles, meta data and links into the head by itself.
 */
function usePageHead(page: ShownPage): void {
  const { pageComponent, staticQueryResults, pageComponentProps } = page;
  useEffect(() => {
    if (!root && pageComponentProps.pageResources.page.path === window.pagePath) return;
    root ??= takeOver();
    root.render(
      createPortal(
        <StaticQueryContext value={staticQueryResults}>
          <pageComponent.Head {...pageComponentProps} />
        </StaticQueryContext>,
        document.head,
      ),
    );
  });
}

function takeOver(): Root {
  for (const element of document.head.querySelectorAll("[data-gatsby-head]")) element.remove();
  return createRoot(document.createElement("div"));
}

/** The name that Gatsby calls it by. */
export { usePageHead as headHandlerForBrowser };
