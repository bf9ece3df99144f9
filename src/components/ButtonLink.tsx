import type { ReactNode } from "react";
import { useSite } from "../lib/useSite";
import { ActionRow } from "./ActionRow";
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
