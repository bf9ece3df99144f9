import { graphql } from "gatsby";
import { Container } from "../../components/Layout/Container";
import { Thumbnail } from "../../components/Thumbnail/Thumbnail";
import { Ground, List } from "./styles";

interface OtherLeadersProps {
  leaders: readonly Queries.OtherLeaderFragment[];
}

/** The way from one leader's page to the others'. */
export function OtherLeaders({ leaders }: OtherLeadersProps) {
  if (leaders.length === 0) return null;
  return (
    <Ground aria-labelledby="other-leaders-title">
      <Container>
        <h2 id="other-leaders-title">Also in the leadership</h2>
        <List>
          {leaders.map(({ path, name, role, picture }) => (
            <li key={path}>
              <Thumbnail picture={{ ...picture, alt: "" }} sizes="112px" />
              <p>
                <a href={path}>{name}</a>
                {role}
              </p>
            </li>
          ))}
        </List>
      </Container>
    </Ground>
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
