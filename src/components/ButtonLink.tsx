import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { useSite } from "../lib/useSite";
import { below } from "../theme/breakpoints";
import { row } from "../theme/parts";
import { space } from "../theme/tokens";
import { ButtonAnchor, type ButtonVariant } from "./Button";
import { drawings, Icon } from "./Icon";

interface ButtonLinkProps {
  to: string;
  children: ReactNode;
  variant?: ButtonVariant;
  /** Opens in a new tab, and announces so. */
  newTab?: boolean;
  download?: boolean;
}

/** Renders a link to the next step, styled as a button. */
export function ButtonLink({
  to,
  children,
  variant = "primary",
  newTab,
  download,
}: ButtonLinkProps) {
  const { labels } = useSite();
  return (
    <ButtonAnchor
      href={to}
      data-variant={variant}
      {...(newTab && { target: "_blank", rel: "noopener" })}
      {...(download && { download: true })}
    >
      {children}
      {newTab && (
        <>
          <Icon drawing={drawings.external} />
          <span className="visually-hidden"> {labels.links.newTab}</span>
        </>
      )}
      {download && <Icon drawing={drawings.download} />}
    </ButtonAnchor>
  );
}

interface ActionButtonsProps {
  /** Most important first; only the first is filled. */
  actions: readonly { label: string; to: string }[];
}

/** Links to the next steps. A link to another site opens in a new tab. */
export function ActionButtons({ actions }: ActionButtonsProps) {
  return (
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
}

/** A row of buttons; on phones as wide as the page, in one line where they fit. A `small` element gets its own line. */
export const ActionRow = styled.div`
  ${row(space[3])}
  align-items: center;
  margin-top: ${space[8]};
  ${below("sm")} {
    & > * {
      flex: 1 1 auto;
    }
  }
  & small {
    flex-basis: 100%;
  }
`;
