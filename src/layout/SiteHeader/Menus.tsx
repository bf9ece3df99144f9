import { type ReactNode, useId } from "react";
import { drawings, Icon } from "../../components/Icon";
import { Summary } from "../../components/Summary";

interface MenuProps extends Pick<Queries.NavigationFieldsFragment, "links"> {
  menus: readonly { id: string; label: string; links: MenuLinksProps["links"] }[];
  currentPath: string;
}

/** The navigation on tablets and wider screens. Submenus are native popovers, which open without JavaScript. */
export function Submenus({ menus, links, currentPath }: MenuProps) {
  return (
    <nav className="site-navigation" aria-label="Main">
      <ul>
        {menus.map(({ id, label, links: entries }) => (
          <li key={id}>
            <button className="menu-button" type="button" popoverTarget={id} aria-controls={id}>
              {label}
              <Icon drawing={drawings.chevronDown} />
            </button>
            <div className="submenu" id={id} popover="auto" data-tone="light">
              <ul className="menu-links" aria-label={label}>
                <MenuLinks links={entries} currentPath={currentPath} />
              </ul>
            </div>
          </li>
        ))}
        <MenuLinks links={links} currentPath={currentPath} />
      </ul>
    </nav>
  );
}

const PANEL_ID = "siteMenu";

/**
 * The navigation on phones: a button opens a panel that contains an accordion of menus, other links
 * and, below them, the given children.
 */
export function MobileMenu({ children, ...props }: MenuProps & { children: ReactNode }) {
  const { menus, links, currentPath } = props;
  return (
    <>
      <button
        className="hamburger"
        type="button"
        popoverTarget={PANEL_ID}
        aria-controls={PANEL_ID}
        aria-label="Menu"
      >
        <Icon drawing={drawings.menu} />
        <Icon drawing={drawings.close} />
      </button>
      <div className="menu-panel" id={PANEL_ID} popover="auto" data-tone="dark">
        <nav aria-label="Main">
          {menus.map(({ id, label, links: entries }) => (
            <details key={id} name="site-menu-entry">
              <Summary>
                {label}
                <Icon drawing={drawings.chevronDown} />
              </Summary>
              <ul className="menu-links">
                <MenuLinks links={entries} currentPath={currentPath} />
              </ul>
            </details>
          ))}
          <ul>
            <MenuLinks links={links} currentPath={currentPath} />
          </ul>
        </nav>
        <div>{children}</div>
      </div>
    </>
  );
}

interface MenuLinksProps {
  links: readonly { label: string; to: string; description?: string | null }[];
  currentPath: string;
}

/**
 * Lists links, and marks the current page. Descriptions are outside the links, to keep the links'
 * accessible names short.
 */
function MenuLinks({ links, currentPath }: MenuLinksProps) {
  const id = useId();
  return links.map(({ label, to, description }, index) => (
    <li key={`${to} ${label}`}>
      <a
        href={to}
        aria-current={to === currentPath ? "page" : undefined}
        aria-describedby={description ? id + index : undefined}
      >
        {label}
      </a>
      {description && <small id={id + index}>{description}</small>}
    </li>
  ));
}
