import styled from "@emotion/styled";
import { color, size, space, token } from "../theme/tokens";

/*
 * The roles of type: a section says what a text is, and its face, size and colour are here. `as` sets the
 * element. A text below another keeps its distance from it; a nested selector of a section sets another.
 */

/** The name of something with a body of its own. The headings of plain entries are `h3` elements without a role. */
export const Title = styled.h3`
  font: 700 ${size.h3} / 1.15 ${token.fontDisplay};
  letter-spacing: -0.02em;
`;

/** A line that leads an entry, where it is no heading, or a heading of a small part. */
export const Subtitle = styled.strong`
  display: block;
  font: 600 ${size.large} / 1.3 ${token.fontText};
  letter-spacing: -0.01em;
  * + & {
    margin-top: ${space[1]};
  }
`;

/** The first sentences of a section. */
export const Lead = styled.p`
  max-width: ${token.textWidth};
  font-size: ${size.large};
  line-height: 1.5;
  color: ${color.textMuted};
  * + & {
    margin-top: ${space[4]};
  }
`;

/** A text that supports the one above it. */
export const Muted = styled.p`
  max-width: ${token.textWidth};
  color: ${color.textMuted};
  * + & {
    margin-top: ${space[2]};
  }
`;

/** A note, a caption or a source. */
export const Small = styled.small`
  display: block;
  max-width: ${token.textWidth};
  font-size: ${size.small};
  line-height: 1.5;
  color: ${color.textMuted};
  * + & {
    margin-top: ${space[2]};
  }
`;

/** A figure that stands out; `data-large` for one that fills its column. */
export const Figure = styled.span`
  display: block;
  font: 700 ${size.h3} / 1.15 ${token.fontDisplay};
  letter-spacing: -0.01em;
  &[data-large] {
    font-size: ${size.h1};
    line-height: 1;
    color: ${color.emphasis};
  }
`;

/** A few words that say what the text below them is about. */
export const Label = styled.strong`
  display: block;
  font: 600 ${size.body} / 1.4 ${token.fontText};
  letter-spacing: 0;
  color: ${color.emphasis};
  :where([data-tone="dark"]) & {
    color: ${color.accent};
  }
  * + & {
    margin-top: ${space[1]};
  }
`;

const Quotation = styled.blockquote`
  padding-left: min(${space[6]}, 4vw);
  border-left: 3px solid ${color.accent};
  font: 700 ${size.h3} / 1.2 ${token.fontDisplay};
  letter-spacing: -0.015em;
  &[data-large] {
    font-size: ${size.h2};
    line-height: 1.1;
    text-wrap: balance;
  }
`;

interface QuoteProps {
  children: string;
  "data-large"?: "";
}

/** What a person says. */
export const Quote = ({ children, ...look }: QuoteProps) => (
  <Quotation {...look}>
    <p>“{children}”</p>
  </Quotation>
);
