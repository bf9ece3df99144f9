import styled from "@emotion/styled";
import type { ComponentProps } from "react";
import { flushGrid, square } from "../theme/parts";
import { space } from "../theme/tokens";
import { ArrowLink } from "./Button";
import { Icon } from "./Icon";

interface ItemListProps extends ComponentProps<"ul"> {
  items: readonly {
    icon?: string;
    title: string;
    description: string;
    action?: { label: string; to: string } | null;
  }[];
}

/**
 * A list of items with a line above each. Use `styled(ItemList)` to set its layout. `data-icons="beside"` puts
 * the icons beside the text.
 */
export const ItemList = ({ items, ...list }: ItemListProps) => (
  <Items data-lines {...list}>
    {items.map(({ icon, title, description, action }) => (
      <li key={title}>
        {icon && <Icon drawing={icon} />}
        <h3>{title}</h3>
        <p>{description}</p>
        {action && <ArrowLink to={action.to}>{action.label}</ArrowLink>}
      </li>
    ))}
  </Items>
);

const Items = styled.ul`
  display: grid;
  & > li {
    padding-block: ${space[4]};
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

/** Lines of type with a small icon. */
export const ItemGrid = (list: Pick<ItemListProps, "items">) => (
  <Grid data-icons="beside" {...list} />
);

const Grid = styled(ItemList)`
  ${flushGrid("13rem", `0 ${space.columns}`)}
  align-content: start;
  & > li > svg {
    ${square("1.5rem")}
  }
`;
