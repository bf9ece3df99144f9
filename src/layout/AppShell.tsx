import styled from "@emotion/styled";
import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, useEffect } from "react";
import { setToastLabels } from "../components/Toast/showToast";
import { moveFocus } from "../lib/moveFocus";
import { useSite } from "../lib/useSite";
import { NavigationProgress } from "../navigation/NavigationProgress";
import { prefetchOnIntent } from "../navigation/prefetchOnIntent";
import { color, space, token } from "../theme/tokens";
import { PageBoundary } from "./PageBoundary";
import { SiteFooter } from "./SiteFooter/SiteFooter";
import { SiteHeader } from "./SiteHeader/SiteHeader";

interface AppShellProps {
  children: ReactNode;
  currentPath: string;
}

const SkipLink = styled.a`
  position: fixed;
  z-index: 20;
  top: ${space[2]};
  left: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${token.radiusSmall};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: 600;
  transform: translateY(-300%);
  &:focus {
    transform: none;
  }
`;

/** Renders the header and footer around every page. They stay mounted during navigation. */
function AppShell({ children, currentPath }: AppShellProps) {
  const { lender, navigation, labels, products, templatesByPath } = useSite();
  useEffect(() => prefetchOnIntent(templatesByPath), [templatesByPath]);
  useEffect(() => setToastLabels(labels.toasts), [labels.toasts]);
  return (
    <>
      <NavigationProgress label={lender.loading.progress} />
      <SkipLink
        className="screen-only"
        href="#main"
        onClick={() => moveFocus(document.querySelector("main"))}
      >
        {labels.links.skip}
      </SkipLink>
      <SiteHeader
        lender={lender}
        navigation={navigation}
        labels={labels.header}
        products={products}
        currentPath={currentPath}
      />
      <PageBoundary key={currentPath} messages={lender.loading}>
        {children}
      </PageBoundary>
      <SiteFooter lender={lender} navigation={navigation} />
    </>
  );
}

/** Wraps every page, both prerendered and in the browser. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <AppShell currentPath={props.location.pathname}>{element}</AppShell>
);
