import styled from "@emotion/styled";
import { memo } from "react";
import { color, space, token } from "../theme/tokens";

const Body = styled.div`
  max-width: ${token.textWidth};
  & > * + * {
    margin-top: clamp(0.75rem, 0.5rem + 1vw, 1rem);
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
 * HTML that the build created from Markdown: paragraphs, lists and links. Memoized because React 19.2
 * would replace the elements on a re-render, and any selection or translation in them would be lost.
 */
export const RichText = memo(({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's Markdown renderer escapes HTML
  <Body dangerouslySetInnerHTML={{ __html: html }} />
));
