import styled from "@emotion/styled";
import { memo } from "react";
import { color, space, token } from "../theme/tokens";

const Body = styled.div`
  max-width: ${token.textWidth};
  & > * + * {
    margin-top: ${space[4]};
  }
  & ul,
  & ol {
    padding-left: ${space[6]};
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & li + li {
    margin-top: ${space[2]};
  }
  & li::marker {
    color: ${color.emphasis};
  }
  & h3 {
    margin-top: ${space[8]};
  }
`;

/**
 * Renders HTML that the build created from Markdown: paragraphs, lists, links. Memoized: on another render,
 * React 19.2 would replace them, and a selection or a translation in them would be lost.
 */
export const RichText = memo(({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's Markdown renderer escapes HTML
  <Body dangerouslySetInnerHTML={{ __html: html }} />
));
