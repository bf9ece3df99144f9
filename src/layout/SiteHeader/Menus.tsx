import { type FocusEvent, useId } from "react";
import { ButtonAnchor } from "../../components/Button";
import { Summary } from "../../components/Disclosure";
import { drawings, Icon } from "../../components/Icon";
import { HamburgerButton, MenuButton, NavigationList, Panel, Submenu } from "./styles";

interface MenuProps extends Pick<Queries.NavigationFieldsFragment, "links" | "buttons"> {
  menus: readonly { label: string; links: MenuLinksProps["links"] }[];
  labels: Queries.LabelsFieldsFragment["header"];
  currentPath: string;
}

/**
 * Renders the navigation on tablets and wider. Each submenu is a native popover: it opens without script, and
 * the browser sets the button's expanded state.
 */
export function Submenus({ menus, links: directLinks, labels, currentPath }: MenuProps) {
  return (
    <NavigationList aria-label={labels.navigation}>
      <ul>
        {menus.map(({ label, links }) => {
          const id = `submenu-${label.toLowerCase().replaceAll(" ", "-")}`;
          const holdsCurrent = links.some(({ to }) => to === currentPath);
          return (
            <li key={label} onBlur={(event) => closeWhenLeft(event, id)}>
              <MenuButton
                type="button"
                popoverTarget={id}
                aria-controls={id}
                data-current={holdsCurrent || undefined}
              >
                {label}
                <Icon drawing={drawings.chevronDown} />
              </MenuButton>
              <Submenu id={id} popover="auto" data-tone="light">
                <ul aria-label={label}>
                  <MenuLinks links={links} currentPath={currentPath} />
                </ul>
              </Submenu>
            </li>
          );
        })}
        <MenuLinks links={directLinks} currentPath={currentPath} />
      </ul>
    </NavigationList>
  );
}

const PANEL_ID = "site-menu";

/** Renders the navigation on phones: a button that opens a panel with an accordion. */
export function MobileMenu({ menus, links, buttons, labels, currentPath }: MenuProps) {
  const onBlur = (event: FocusEvent) => closeWhenLeft(event, PANEL_ID);
  return (
    <>
      <HamburgerButton
        type="button"
        onBlur={onBlur}
        popoverTarget={PANEL_ID}
        aria-controls={PANEL_ID}
        aria-label={labels.menu}
      >
        <Icon drawing={drawings.menu} />
        <Icon drawing={drawings.close} />
      </HamburgerButton>
      <Panel id={PANEL_ID} popover="auto" data-tone="dark" onBlur={onBlur}>
        <nav aria-label={labels.navigation}>
          {menus.map(({ label, links: entries }) => (
            <details key={label} name="site-menu-entry">
              <Summary>
                {label}
                <Icon drawing={drawings.chevronDown} />
              </Summary>
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

/** Closes a menu when the focus moves to an element outside it, which the menu may cover. */
function closeWhenLeft({ relatedTarget }: FocusEvent, id: string): void {
  const menu = document.getElementById(id);
  const isInside =
    relatedTarget instanceof Element &&
    (menu?.contains(relatedTarget) || relatedTarget.getAttribute("popovertarget") === id);
  if (relatedTarget && !isInside && menu?.matches(":is(:popover-open)")) menu.hidePopover();
}

interface MenuLinksProps {
  links: readonly { label: string; to: string; description?: string | null }[];
  currentPath: string;
}

/**
 * Renders links as list items, and marks the current page. A description is outside its link, so that the
 * link's accessible name stays short.
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
