import { from } from "../../theme/breakpoints";
import { centred, fitGrid, row, stack } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

export const footerStyles = () => `
  .site-footer {
    background: ${color.backgroundWarm};
    color: ${color.textMuted};
    font-size: 1rem;
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
      padding-block: 0.25rem;
      line-height: 1.3;
    }
  }

  .help-line {
    ${stack(`${space[1]} ${space[8]}`)}
    padding-block: ${space[4]} ${space[3]};
    border-bottom: 1px solid ${color.line};
    & ul {
      ${fitGrid("8.5rem", `0 ${space[5]}`)}
    }
    & a {
      text-decoration: underline;
    }
    ${from("lg")} {
      grid-template-columns: auto 1fr;
      align-items: baseline;
      & ul {
        ${row(`0 ${space[8]}`)}
      }
    }
  }

  /* On phones, puts two short lists of links side by side, and splits a long list into two columns. */
  .footer-columns {
    ${row(`${space[4]} ${space[5]}`)}
    padding-block: ${space[5]} ${space[4]};
    & > * {
      flex: 1 1 7rem;
    }
    /* As wide as the email address, even if the next list then moves below. */
    & > [data-area="contact"] {
      flex-basis: 10.75rem;
      max-width: 100%;
    }
    & > :is([data-area="lender"], [data-long]) {
      flex-basis: 100%;
    }
    ${from("lg")} {
      display: grid;
      grid-template-columns: 1.7fr 1fr 1.1fr 1.3fr;
      gap: ${space[8]};
      padding-block: ${space[10]};
    }
    & > [data-area="lender"] {
      ${row(`${space[2]} ${space[4]}`)}
      align-items: center;
      align-content: start;
      justify-content: space-between;
      & > p {
        width: 100%;
        font-size: ${size.small};
        line-height: 1.5;
      }
      & > ul {
        order: -1;
      }
      & > span {
        order: -2;
        color: ${color.text};
      }
    }
    & [data-long] ul {
      ${fitGrid("8.5rem", `0 ${space[5]}`)}
    }
    & h2 {
      margin-bottom: ${space[1]};
    }
    & address > * {
      width: fit-content;
      max-width: 100%;
      overflow-wrap: break-word;
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
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
    font-size: ${size.small};
  }
`;
