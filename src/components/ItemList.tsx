import styled from "@emotion/styled";
import type { ComponentProps } from "react";
import { from } from "../theme/breakpoints";
import { color, space } from "../theme/tokens";
import { ArrowLink } from "./Button";
import { Icon } from "./Icon";

interface ItemProps {
  icon?: string;
  title: string;
  description: string;
  action?: { label: string; to: string } | null;
}

export const Item = ({ icon, title, description, action }: ItemProps) => (
  <>
    {icon && <Icon drawing={icon} />}
    <h3>{title}</h3>
    <p>{description}</p>
    {action && <ArrowLink to={action.to}>{action.label}</ArrowLink>}
  </>
);

interface ItemListProps extends ComponentProps<"ul"> {
  items: readonly ItemProps[];
}

/**
 * A list of items. Use `styled(ItemList)` to set its layout. `data-lines` draws a line above each item.
 * `data-icons="beside"` puts the icons beside the text.
 */
export const ItemList = ({ items, ...list }: ItemListProps) => (
  <List {...list}>
    {items.map((item) => (
      <li key={item.title}>
        <Item {...item} />
      </li>
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  &:where([data-lines]) > li {
    padding-block: ${space[6]};
  }
  &:where([data-icons="beside"]) {
    & > li {
      display: grid;
      grid-template: auto auto 1fr / auto minmax(0, 1fr);
      column-gap: min(${space[5]}, 4vw);
    }
    & > li > svg {
      grid-row: span 3;
    }
    & > li > h3 {
      margin-top: 0;
    }
    & p,
    & a {
      grid-column: 2;
    }
    & a {
      justify-self: start;
    }
  }
`;

/** A grid of up to three columns. Exactly four items get four columns, or two on narrower screens. */
export const ItemGrid = ({ items }: Pick<ItemListProps, "items">) => (
  <Grid items={items} data-row={items.length === 4 ? "" : undefined} />
);

const Grid = styled(ItemList)`
  --columns: 3;
  &[data-row] {
    --columns: 2;
    ${from("lg")} {
      --columns: 4;
    }
  }
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, max(12rem, 100% / var(--columns) - ${space[10]})), 1fr)
  );
  gap: ${space[10]};
  & > li {
    padding-top: ${space[5]};
    border-top: 2px solid ${color.text};
  }
`;
