import { isCurrent } from "./isCurrent";

interface MenuLinksProps {
  links: readonly { label: string; to: string }[];
  currentPath: string;
}

/** Links of the navigation as list items; the one to the page being shown is marked. */
export function MenuLinks({ links, currentPath }: MenuLinksProps) {
  return links.map(({ label, to }) => (
    <li key={to}>
      <a href={to} aria-current={isCurrent(to, currentPath) ? "page" : undefined}>
        {label}
      </a>
    </li>
  ));
}
