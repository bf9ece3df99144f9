import styled from "@emotion/styled";
import type { ComponentProps, ReactNode } from "react";
import { below } from "../theme/breakpoints";
import { row, tapLink } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";
import { drawings, Icon } from "./Icon";
import { Picture } from "./Picture";
import { Small, Subtitle, UnbrokenWords } from "./Type";

interface LinkRowsProps {
  links: readonly {
    to: string;
    title: string;
    note: ReactNode;
    picture?: ComponentProps<typeof Picture>["picture"];
  }[];
}

/** Links to pages, one per line, each with a note above its title. */
export const LinkRows = ({ links }: LinkRowsProps) => (
  <List>
    {links.map(({ to, title, note, picture = null }) => (
      <li key={`${to} ${title}`}>
        <a href={to}>
          <Picture picture={picture} sizes="6rem" />
          <span>
            <Small>{note}</Small>{" "}
            <Subtitle>
              <UnbrokenWords text={title} />
            </Subtitle>
          </span>
          <Icon drawing={drawings.arrowRight} />
        </a>
      </li>
    ))}
  </List>
);

interface LinkLineProps {
  links: readonly { to: string; label: string }[];
  onClick?: () => void;
}

export const LinkLine = ({ links, onClick }: LinkLineProps) => (
  <Line>
    {links.map(({ to, label }) => (
      <li key={`${to} ${label}`}>
        <a href={to} onClick={onClick}>
          {label}
        </a>
      </li>
    ))}
  </Line>
);

const Line = styled.ul`
  ${row(`0 ${space[6]}`)}
  margin-block: ${space[3]} ${space[5]};
  & a {
    ${tapLink}
    ${below("sm")} {
      font-size: ${size.small};
    }
  }
`;

const List = styled.ul`
  & > li {
    border-bottom: 1px solid ${color.line};
  }
  & a {
    display: flex;
    gap: ${space[4]};
    align-items: center;
    padding-block: ${space[4]};
    color: ${color.text};
    text-decoration: none;
  }
  & picture {
    flex: none;
    width: min(6rem, 24vw);
  }
  & img {
    aspect-ratio: 1;
    object-fit: cover;
    object-position: 50% 25%;
    border-radius: ${token.radius};
  }
  & svg {
    margin-left: auto;
    color: ${color.emphasis};
    transition: transform ${token.fast};
  }
  & a:hover svg {
    transform: translateX(4px);
  }
  & a:hover strong {
    color: ${color.link};
    text-decoration: underline;
  }
`;
