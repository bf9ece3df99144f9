import { drawings } from "../../components/Icon/drawings";
import { Icon } from "../../components/Icon/Icon";
import { isCurrent } from "./isCurrent";
import { MenuLinks } from "./MenuLinks";
import { MenuButton, NavigationList, Submenu } from "./styles";
import { submenuId } from "./submenuId";

interface SubmenusProps {
  navigation: Queries.SiteNavigationFragment;
  currentPath: string;
}

/**
 * The navigation from tablets up. Each submenu is a native popover: its button opens and closes
 * it, another one's button, Escape or a click elsewhere closes it, all without script. The loader
 * mirrors the state into `aria-expanded`.
 */
export function Submenus({ navigation, currentPath }: SubmenusProps) {
  return (
    <NavigationList aria-label="Main">
      <ul>
        {navigation.menus.map(({ label, links }) => {
          const id = submenuId(label);
          const holdsCurrent = links.some(({ to }) => isCurrent(to, currentPath));
          return (
            <li key={label}>
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
        <MenuLinks links={navigation.links} currentPath={currentPath} />
      </ul>
    </NavigationList>
  );
}
