import { type FocusEvent, memo } from "react";
import { ButtonAnchor } from "../../components/Button";
import { Container } from "../../components/Section";
import { useSite } from "../../lib/useSite";
import { Logo } from "../Logo";
import { MobileMenu, Submenus } from "./Menus";

export const SiteHeader = memo(function SiteHeader({ currentPath }: { currentPath: string }) {
  const { lender, navigation, products } = useSite();
  const { menus, links, buttons } = navigation;
  // Each product's badge describes the link to that product.
  const badges = new Map(products.map(({ path, card }) => [path, card.badge]));
  const described = menus.map((menu, index) => ({
    ...menu,
    id: `siteMenu${index}`,
    links: menu.links.map((link) => ({
      ...link,
      description: link.description ?? badges.get(link.to),
    })),
  }));
  const menu = { menus: described, links, currentPath };
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
          aria-label={`${lender.name} home`}
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
