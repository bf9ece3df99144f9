import type { ComponentProps, ReactNode } from "react";
import { below } from "../theme/breakpoints";
import { iconRow, row, square } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";
import { classed } from "./classed";
import { drawings, Icon } from "./Icon";

/** `data-variant` is "primary", "secondary" or "quiet". `data-size` can be "small". */
export const Button = classed("button", "button");

export const ButtonAnchor = classed("button", "a");

export const SmallButton = (props: ComponentProps<"button">) => (
  <Button type="button" data-variant="secondary" data-size="small" {...props} />
);

interface ButtonLinkProps {
  to: string;
  children: ReactNode;
  variant?: "primary" | "secondary" | "quiet";
  /** Opens the link in a new tab, and tells screen reader users that it does. */
  newTab?: boolean;
  download?: boolean;
  onClick?: () => void;
}

/** Announced after links that open in a new tab. */
export const NewTab = () => <span className="visually-hidden"> (opens in a new tab)</span>;

export function ButtonLink(props: ButtonLinkProps) {
  const { to, children, variant = "primary", newTab, download, onClick } = props;
  const drawing = (newTab && drawings.external) || (download && drawings.download);
  return (
    <ButtonAnchor
      href={to}
      data-variant={variant}
      download={download}
      onClick={onClick}
      {...(newTab && { target: "_blank", rel: "noopener" })}
    >
      {children}
      {drawing && <Icon drawing={drawing} />}
      {newTab && <NewTab />}
    </ButtonAnchor>
  );
}

/** A row of buttons, stretched to the full width on phones. A `small` element gets its own line. */
export const ActionRow = classed("action-row", "div");

type Actions = readonly { label: string; to: string }[];

/** Links to the next steps, the most important first. Links to other sites open in a new tab. */
export const ActionButtons = ({ actions }: { actions: Actions }) => (
  <ActionRow>
    {actions.map(({ label, to }, index) => (
      <ButtonLink
        key={label}
        to={to}
        variant={index === 0 ? "primary" : "secondary"}
        newTab={to.startsWith("https:")}
      >
        {label}
      </ButtonLink>
    ))}
  </ActionRow>
);

export const ArrowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a className="arrow-link" href={to}>
    <span>{children}</span>
    <Icon drawing={drawings.arrowRight} />
  </a>
);

export const buttonStyles = () => `
  .button {
    ${iconRow(space[2], "inline-flex")}
    justify-content: center;
    min-height: 3.25rem;
    max-width: 100%;
    padding: ${space[2]} min(1.5rem, 10.8vw - 0.9rem);
    border: 1px solid transparent;
    border-radius: ${token.radius};
    font: 600 ${size.body} / 1.25 ${token.fontText};
    text-align: center;
    white-space: normal;
    text-wrap: balance;
    overflow-wrap: anywhere;
    text-decoration: none;
    color: ${color.text};
    transition: background-color ${token.fast}, border-color ${token.fast}, transform ${token.fast};
    &[data-variant="primary"] {
      background: ${color.accent};
      color: ${color.onAccent};
    }
    &[data-variant="secondary"] {
      border-color: ${color.lineStrong};
    }
    &[data-size="small"] {
      min-height: 2.75rem;
      padding-inline: ${space[5]};
      font-size: ${size.compact};
    }
    &[data-variant="quiet"] {
      min-height: 2.75rem;
      padding-inline: 0;
      color: ${color.link};
      text-decoration: underline;
    }
    &:hover:not(:disabled, [aria-disabled="true"]) {
      transform: translateY(-1px);
    }
    &[data-variant="primary"]:hover:not(:disabled, [aria-disabled="true"]) {
      background: color-mix(in srgb, ${color.accent} 82%, ${color.onAccent});
    }
    &[data-variant="secondary"]:hover:not(:disabled, [aria-disabled="true"]) {
      border-color: ${color.text};
    }
    &:active:not(:disabled, [aria-disabled="true"]) {
      transform: none;
    }
    &:is(:disabled, [aria-disabled="true"]) {
      opacity: 0.65;
      cursor: default;
    }
    & svg {
      ${square("1.15em")}
    }
    @media print, (forced-colors: active) {
      border-color: currentcolor;
      break-inside: avoid;
    }
  }
  .action-row {
    ${row(space[3])}
    align-items: center;
    margin-top: ${space[8]};
    & > .button {
      align-self: stretch;
    }
    ${below("sm")} {
      gap: ${space[2]};
      margin-top: ${space[5]};
      & > * {
        flex: 1 1 auto;
      }
      & > .button {
        padding-inline: ${space[2]};
        font-size: ${size.compact};
      }
    }
    & small {
      flex-basis: 100%;
    }
  }
  .arrow-link {
    display: table;
    padding-block: 0.6rem;
    font-weight: 600;
    overflow-wrap: anywhere;
    text-wrap: balance;
    /* Leaves room for the arrow, which stays beside the last word. */
    & > span {
      padding-right: 1.65em;
    }
    & svg {
      ${square("1.15em")}
      display: inline;
      margin-left: -1.15em;
      vertical-align: -0.2em;
      transition: transform ${token.fast} ${token.easing};
    }
    &:hover svg {
      transform: translateX(4px);
    }
  }
`;
