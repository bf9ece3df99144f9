import styled from "@emotion/styled";
import type { ComponentProps } from "react";
import { columns, square } from "../theme/parts";
import { space } from "../theme/tokens";
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

/** Lines of type with a small icon, in two columns where they fit. */
export const ItemGrid = (list: Pick<ItemListProps, "items">) => (
  <Grid data-icons="beside" data-lines="" {...list} />
);

const Grid = styled(ItemList)`
  align-content: start;
  column-gap: ${space.columns};
  ${columns("md", 2)}
  & > li {
    padding-block: ${space[4]};
  }
  & > li > svg {
    ${square("1.5rem")}
  }
`;
