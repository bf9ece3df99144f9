import type { ReactNode } from "react";
import { drawings } from "../Icon/drawings";
import { Icon } from "../Icon/Icon";
import { ButtonAnchor, type ButtonVariant } from "./ButtonFace";

interface ButtonLinkProps {
  to: string;
  children: ReactNode;
  variant?: ButtonVariant;
  /** Opens in a new tab, with a mark that says so. */
  external?: boolean;
  download?: boolean;
}

/** A link that looks like a button, because it is the next step. */
export function ButtonLink({
  to,
  children,
  variant = "primary",
  external,
  download,
}: ButtonLinkProps) {
  return (
    <ButtonAnchor
      href={to}
      data-variant={variant}
      {...(external && { target: "_blank", rel: "noopener" })}
      {...(download && { download: true })}
    >
      {children}
      {external && (
        <>
          <Icon drawing={drawings.external} />
          <span className="visually-hidden"> (opens in a new tab)</span>
        </>
      )}
      {download && <Icon drawing={drawings.download} />}
    </ButtonAnchor>
  );
}
