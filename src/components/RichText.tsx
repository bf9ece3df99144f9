import styled from "@emotion/styled";
import { color, size, space, token } from "../theme/tokens";

interface RichTextProps {
  /** HTML that the build made of Markdown; raw HTML in the source is escaped there. */
  html: string;
  className?: string;
}

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
    font-size: ${size.h4};
  }
`;

/** Running text from the content: paragraphs, lists, emphasis and links. */
export function RichText({ html, className }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's Markdown renderer escapes HTML
  return <Body className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
