import styled from "@emotion/styled";
import type { ComponentProps, ReactNode } from "react";
import { below } from "../theme/breakpoints";
import { row, tapLink } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";
import { NewTab } from "./Button";
import { drawings, Icon } from "./Icon";
import { Picture } from "./Picture";
import { Small, Subtitle, UnbrokenWords } from "./Type";

interface LinkRowsProps {
  links: readonly {
    /** The address, unless the row is only read. Other websites open in a new tab. */
    to: string | null;
    title: string;
    note: ReactNode;
    /** What follows the title, which is a heading then. */
    text?: ReactNode;
    picture?: ComponentProps<typeof Picture>["picture"];
  }[];
  className?: string;
}

/** Links to pages, one per line, each with a note above its title. Use `styled(LinkRows)` for another layout. */
export function LinkRows({ links, className }: LinkRowsProps) {
  return (
    <Rows className={className}>
      {links.map(({ to, title, note, text, picture = null }) => {
        const Row = to ? "a" : "div";
        const isElsewhere = to && !to.startsWith("/");
        const target = isElsewhere && { target: "_blank", rel: "noopener" };
        return (
          <li key={`${to} ${title}`}>
            <Row {...(to && { href: to })} {...target}>
              <Picture picture={picture} sizes="6rem" />
              <div>
                <Small>{note}</Small>{" "}
                <Subtitle as={text ? "h3" : undefined}>
                  <UnbrokenWords text={title} />
                </Subtitle>
                {text}
              </div>
              {to && <Icon drawing={isElsewhere ? drawings.external : drawings.arrowRight} />}
              {isElsewhere && <NewTab />}
            </Row>
          </li>
        );
      })}
    </Rows>
  );
}

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

const Rows = styled.ul`
  & > li {
    border-bottom: 1px solid ${color.line};
  }
  & > li > a {
    display: flex;
    gap: ${space[4]};
    align-items: center;
    padding-block: ${space[4]};
    color: ${color.text};
    text-decoration: none;
  }
  & div {
    min-width: 0;
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
  & a:hover .subtitle {
    color: ${color.link};
    text-decoration: underline;
  }
`;
