import { type FocusEvent, memo } from "react";
import { ButtonAnchor } from "../../components/Button";
import { Container } from "../../components/Section";
import { fillTemplate } from "../../lib/fillTemplate";
import { Logo } from "../Logo";
import { MobileMenu, Submenus } from "./Menus";

interface SiteHeaderProps {
  lender: Pick<Queries.LenderFieldsFragment, "name" | "wordmark">;
  navigation: Queries.NavigationFieldsFragment;
  labels: Queries.LabelsFieldsFragment["header"];
  /** Each product's badge describes the link to that product. */
  products: readonly { path: string; card: { badge: string } }[];
  currentPath: string;
}

export const SiteHeader = memo(function SiteHeader({
  lender,
  navigation: { menus, links, buttons },
  labels,
  products,
  currentPath,
}: SiteHeaderProps) {
  const badges = new Map(products.map(({ path, card }) => [path, card.badge]));
  const described = menus.map((menu) => ({
    ...menu,
    links: menu.links.map((link) => ({
      ...link,
      description: link.description ?? badges.get(link.to),
    })),
  }));
  const menu = { menus: described, links, labels, currentPath };
  const buttonLinks = (size?: "small") =>
    (["secondary", "primary"] as const).map((variant) => {
      const button = buttons[variant];
      return (
        button && (
          <ButtonAnchor key={variant} href={button.to} data-variant={variant} data-size={size}>
            {button.label}
          </ButtonAnchor>
        )
      );
    });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the header only watches the focus inside it
    <header className="site-header" data-tone="dark" onBlur={closeWhenLeft}>
      <Container>
        <a
          className="site-home"
          href="/"
          aria-label={fillTemplate(labels.home, { name: lender.name })}
          aria-current={currentPath === "/" ? "page" : undefined}
        >
          <Logo {...lender} />
        </a>
        <Submenus {...menu} />
        <div className="site-buttons">{buttonLinks("small")}</div>
        <MobileMenu {...menu}>{buttonLinks()}</MobileMenu>
      </Container>
    </header>
  );
});

/** Closes the open menu when focus moves out of it, because it may cover the newly focused element. */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent): void {
  const menu = currentTarget.querySelector<HTMLElement>(":is(:popover-open)");
  const isInside =
    relatedTarget instanceof Element &&
    (menu?.contains(relatedTarget) || relatedTarget.getAttribute("popovertarget") === menu?.id);
  if (relatedTarget && !isInside) menu?.hidePopover();
}
