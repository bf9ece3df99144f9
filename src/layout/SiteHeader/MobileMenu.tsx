import { ButtonAnchor } from "../../components/Button/ButtonFace";
import { drawings } from "../../components/Icon/drawings";
import { Icon } from "../../components/Icon/Icon";
import { MenuLinks } from "./MenuLinks";
import { HamburgerButton, Panel } from "./mobileStyles";

interface MobileMenuProps {
  navigation: Queries.SiteNavigationFragment;
  currentPath: string;
}

const PANEL_ID = "site-menu";

/** The navigation on phones: a button that opens a panel, with one accordion entry open at a time. */
export function MobileMenu({ navigation, currentPath }: MobileMenuProps) {
  const { menus, links, buttons } = navigation;
  return (
    <>
      <HamburgerButton
        type="button"
        popoverTarget={PANEL_ID}
        aria-controls={PANEL_ID}
        aria-label="Menu"
      >
        <Icon drawing={drawings.menu} />
        <Icon drawing={drawings.close} />
      </HamburgerButton>
      <Panel id={PANEL_ID} popover="auto" data-tone="dark">
        <nav aria-label="Main">
          {menus.map(({ label, links: entries }) => (
            <details key={label} name="site-menu-entry">
              <summary>
                {label}
                <Icon drawing={drawings.chevronDown} />
              </summary>
              <ul>
                <MenuLinks links={entries} currentPath={currentPath} />
              </ul>
            </details>
          ))}
          <ul>
            <MenuLinks links={links} currentPath={currentPath} />
          </ul>
        </nav>
        <div>
          <ButtonAnchor href={buttons.secondary.to} data-variant="secondary">
            {buttons.secondary.label}
          </ButtonAnchor>
          <ButtonAnchor href={buttons.primary.to} data-variant="primary">
            {buttons.primary.label}
          </ButtonAnchor>
        </div>
      </Panel>
    </>
  );
}
