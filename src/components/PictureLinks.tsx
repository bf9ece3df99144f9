import styled from "@emotion/styled";
import type { ComponentProps, ReactNode } from "react";
import { columns, iconRow, outlined, stack, surface } from "../theme/parts";
import { color, space } from "../theme/tokens";
import { Picture } from "./Picture";
import { Small, Subtitle } from "./Type";
import { UnbrokenWords } from "./UnbrokenWords";

interface PictureLinksProps {
  links: readonly {
    path: string;
    picture: ComponentProps<typeof Picture>["picture"];
    note: ReactNode;
    title: string;
  }[];
  sizes?: string;
}

/** Links to pages, each with a small picture next to its title, or above it where both do not fit. */
export const PictureLinks = ({ links, sizes = "12rem" }: PictureLinksProps) => (
  <List>
    {links.map(({ path, picture, note, title }) => (
      <li key={path}>
        <a href={path}>
          <Picture picture={picture} sizes={sizes} />
          <span>
            <Small>{note}</Small>{" "}
            <Subtitle>
              <UnbrokenWords text={title} />
            </Subtitle>
          </span>
        </a>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  ${stack(space[5])}
  ${columns("sm", 2)}
  & > :only-child {
    grid-column: 1 / -1;
  }
  & a {
    display: flex;
    flex-wrap: wrap;
    height: 100%;
    overflow: hidden;
    ${surface}
    color: ${color.text};
    text-decoration: none;
    ${outlined}
  }
  & picture {
    flex: 1 1 6rem;
    max-width: 12rem;
  }
  & img {
    height: 100%;
    max-height: 12rem;
    object-fit: cover;
    object-position: 50% 25%;
  }
  & a > span {
    flex: 2 1 9rem;
    align-self: center;
    padding: ${space[5]};
  }
  & small {
    ${iconRow(space[2])}
    margin-bottom: ${space[1]};
  }
  & a:hover strong {
    color: ${color.link};
    text-decoration: underline;
  }
`;
