import styled from "@emotion/styled";
import type { ComponentProps } from "react";
import { iconRow, square } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";

export type ButtonVariant = "primary" | "secondary" | "quiet";

/** A button; `data-variant` is primary, secondary or quiet, `data-size` may be small. */
export const Button = styled.button`
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
  &[data-variant="quiet"] {
    padding-inline: 0;
    color: ${color.link};
    text-decoration: underline;
  }
  &[data-size="small"] {
    padding-inline: ${space[4]};
    font-size: ${size.compact};
  }
  &:hover:not(:disabled, [aria-disabled="true"]) {
    transform: translateY(-1px);
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
  }
`;

/** A link that looks like a button. */
export const ButtonAnchor = Button.withComponent("a");

/** Renders a small secondary button. */
export const SmallButton = (props: ComponentProps<"button">) => (
  <Button type="button" data-variant="secondary" data-size="small" {...props} />
);
