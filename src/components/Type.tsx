import type { ReactNode } from "react";
import { below, from } from "../theme/breakpoints";
import { color, size, space, token } from "../theme/tokens";
import { classed } from "./classed";

/*
 * Typographic roles. A section gives text a role, and every page's style sheet sets its font, size and, of most, its
 * colour. `as` sets the element. Most texts have a margin below others, which nested selectors can change.
 */

/** The heading of a part that has its own body. Headings of plain entries are `h3` elements without a role. */
export const Title = classed("title", "h3");

/** The top line of an entry without a heading, or the heading of a small part. */
export const Subtitle = classed("subtitle", "strong");

/** The introductory sentences of a section. */
export const Lead = ({ children }: { children: ReactNode }) => (
  <p className="lead">
    {typeof children === "string" ? <UnbrokenWords text={children} /> : children}
  </p>
);

/** Secondary text, such as an explanation below a heading. */
export const Muted = classed("muted", "p");

/** A note, a caption or the name of a source. Use `data-terms` for prices, limits and what a reader has to know. */
export const Small = classed("small", "small");

/** A prominent figure. Use `data-large` for a figure that fills its column. */
export const Figure = classed("figure", "span");

/** A few words that introduce the text below. */
export const Label = classed("label", "strong");

export const Quote = ({ children, ...look }: { children: string; "data-large"?: "" }) => (
  <blockquote className="quote" {...look}>
    <p>{`“${children}”`}</p>
  </blockquote>
);

/** Important information at the start of a page. */
export const Warning = classed("warning", "p");

/**
 * Text in which telephone numbers and hyphenated words, such as double-barrelled names, wrap as a whole. The text
 * must not change, because translation tools replace its parts.
 */
export const UnbrokenWords = ({ text }: { text: string }) =>
  text.split(/((?:\+\d+ )?\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text may repeat a word, and does not change
      <span key={index} className="hyphenated">
        {part}
      </span>
    ),
  );

export const typeStyles = () => `
  .title, .figure {
    font: 700 ${size.h3} / 1.15 ${token.fontDisplay};
    letter-spacing: -0.02em;
  }
  .figure {
    letter-spacing: -0.01em;
    &[data-large] {
      font-size: ${size.h1};
      line-height: 1;
      color: ${color.emphasis};
    }
  }
  .subtitle {
    font: 600 ${size.large} / 1.3 ${token.fontText};
    letter-spacing: -0.01em;
  }
  .label {
    font: 600 ${size.body} / 1.4 ${token.fontText};
    letter-spacing: 0;
    color: ${color.link};
  }
  .subtitle, .figure, .label, .small {
    display: block;
  }
  .lead, .muted, .small {
    max-width: ${token.textWidth};
    font-weight: 400;
    color: ${color.textMuted};
  }
  .lead {
    font-size: ${size.large};
    line-height: 1.5;
    ${below("sm")} {
      font-size: ${size.body};
      line-height: 1.4;
    }
  }
  .small {
    font-size: ${size.small};
    line-height: 1.5;
    &[data-terms] {
      font-size: ${size.compact};
    }
  }
  * + :is(.subtitle, .label) {
    margin-top: ${space[1]};
  }
  * + :is(.muted, .small) {
    margin-top: ${space[2]};
  }
  :is(ul, .action-row) + .small {
    margin-top: ${space[4]};
  }
  * + .lead {
    margin-top: ${space[3]};
  }
  .quote {
    padding-left: min(${space[6]}, 4vw);
    border-left: 3px solid ${color.emphasis};
    font: 700 ${size.h3} / 1.2 ${token.fontDisplay};
    letter-spacing: -0.015em;
    ${from("sm")} {
      &[data-large] {
        font-size: ${size.h2};
        line-height: 1.1;
        text-wrap: balance;
      }
    }
  }
  /* A hyphenated word breaks only if it is wider than its column. Links do not underline inline blocks,
     hence text-decoration. */
  .hyphenated {
    display: inline-block;
    text-decoration: inherit;
  }
  .warning {
    padding: ${space[4]} ${space[5]};
    border-radius: ${token.radius};
    background: ${color.warningBackground};
    color: ${color.warning};
    & a {
      color: inherit;
    }
  }
`;
