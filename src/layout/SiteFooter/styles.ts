import { from, largeText } from "../../theme/breakpoints";
import { centred, columns, row } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

export const footerStyles = () => `
  .site-footer {
    background: ${color.backgroundWarm};
    color: ${color.textMuted};
    & a {
      color: inherit;
      text-decoration: none;
    }
    & :is(a:hover, p a) {
      text-decoration: underline;
    }
    & p a:not(:hover) {
      text-decoration-color: ${color.lineStrong};
    }
    & a:hover {
      color: ${color.text};
    }
    & h2 {
      font: 600 ${size.body} / 1.3 ${token.fontText};
      letter-spacing: 0;
      color: ${color.text};
    }
    & :is(nav a, address > *) {
      display: block;
      padding-block: 0.2rem;
      line-height: 1.3;
    }
  }

  /* On phones, two columns of links above the lender. An email address of 24 letters fits the second one.
     On tablets four, or two with large text, so that no telephone number is wider than its column. */
  .footer-columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(min(12.5em, 65%), 1.15fr);
    gap: ${space[3]} ${space[4]};
    padding-block: ${space[3]} ${space[2]};
    font-size: ${size.small};
    ${largeText} {
      grid-template-columns: minmax(0, 1fr);
    }
    ${columns("md", "repeat(auto-fill, minmax(max(10em, 22%), 1fr))")}
    & h2 {
      margin-bottom: ${space[1]};
    }
    & address > * {
      width: fit-content;
      max-width: 100%;
      overflow-wrap: break-word;
    }
    & > [data-area="lender"] {
      ${row(`${space[2]} ${space[4]}`)}
      order: 1;
      grid-column: 1 / -1;
      align-items: center;
      align-content: start;
      justify-content: space-between;
      & > p {
        width: 100%;
        line-height: 1.4;
      }
      & > ul {
        order: -1;
      }
      & > span {
        order: -2;
        margin-bottom: ${space[1]};
        color: ${color.text};
      }
    }
    ${from("lg")} {
      grid-template-columns: 1.7fr 1fr 1.1fr 1.3fr;
      gap: ${space[8]};
      padding-block: ${space[4]} ${space[10]};
      font-size: 1rem;
      & > [data-area="lender"] {
        grid-column: auto;
        order: 0;
        font-size: ${size.small};
      }
      & > [data-area="help"] {
        grid-column: 1 / -1;
        ${row(`0 ${space[8]}`)}
        align-items: baseline;
        padding-bottom: ${space[3]};
        border-bottom: 1px solid ${color.line};
        & > ul {
          ${row(`0 ${space[8]}`)}
        }
        & a {
          text-decoration: underline;
        }
      }
    }
  }

  /* The printed header has the logo, and the page's address is the last line. */
  @media print {
    .site-footer,
    .footer-columns > [data-area] > p,
    .bottom-line {
      font-size: 8pt;
      line-height: 1.4;
    }
    .site-footer a::after {
      content: none;
    }
    .footer-columns > [data-area="lender"] > :is(span, p:first-of-type),
    .footer-columns h2 {
      display: none;
    }
    .footer-columns,
    .footer-columns > [data-area="lender"] {
      display: block;
      padding-block: 0;
    }
    .footer-columns address > * {
      display: inline-block;
      padding: 0;
      margin-inline-end: ${space[4]};
    }
    .bottom-line {
      display: block;
      padding-block: 0;
      border: 0;
    }
  }

  .socials {
    ${row(space[2])}
    & a {
      ${centred("2.5rem")}
      border: 1px solid ${color.line};
      border-radius: ${token.radiusRound};
    }
  }

  .bottom-line {
    ${row(`0 ${space[8]}`)}
    align-items: center;
    justify-content: space-between;
    padding-block: ${space[2]};
    border-top: 1px solid ${color.line};
    font-size: ${size.small};
  }
`;
