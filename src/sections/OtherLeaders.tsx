import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Container } from "../components/Layout";
import { PersonName } from "../components/PersonName";
import { Picture } from "../components/Picture";
import { columns, row, stack } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";

interface OtherLeadersProps {
  title: string;
  leaders: readonly Queries.OtherLeaderFragment[];
}

const Background = styled.section`
  padding-block: ${space[12]};
  background: ${color.backgroundWarm};
  & > div {
    ${stack(`${space[6]} ${space[16]}`)}
    align-items: center;
    ${columns("md", "auto 1fr")}
  }
  & h2 {
    font-size: ${size.h4};
  }
`;

const List = styled.ul`
  ${row(`${space[6]} ${space[12]}`)}
  & > li {
    display: flex;
    align-items: center;
    gap: ${space[5]};
  }
  & img {
    width: 7rem;
    aspect-ratio: 1;
    object-fit: cover;
    object-position: 50% 25%;
    border-radius: ${token.radius};
  }
  & p {
    color: ${color.textMuted};
  }
  & a {
    display: block;
    font: 700 ${size.h4} / 1.25 ${token.fontDisplay};
  }
`;

/** Links from a leader's page to those of the other leaders. */
export function OtherLeaders({ title, leaders }: OtherLeadersProps) {
  if (leaders.length === 0) return null;
  return (
    <Background className="screen-only" aria-labelledby="other-leaders-title">
      <Container>
        <h2 id="other-leaders-title">{title}</h2>
        <List>
          {leaders.map(({ path, name, role, picture }) => (
            <li key={path}>
              <Picture picture={picture && { ...picture, alt: "" }} sizes="112px" />
              <p>
                <a href={path}>
                  <PersonName name={name} />
                </a>
                {role}
              </p>
            </li>
          ))}
        </List>
      </Container>
    </Background>
  );
}

export const query = graphql`
  fragment OtherLeader on LeaderPage {
    path
    name
    role
    picture {
      ...ThumbnailData
    }
  }
`;
