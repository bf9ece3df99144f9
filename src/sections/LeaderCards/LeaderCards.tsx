import { graphql } from "gatsby";
import { Band } from "../../components/Layout/Band";
import { Container } from "../../components/Layout/Container";
import { Picture } from "../../components/Picture/Picture";
import { contentWidth } from "../../theme/measures";
import { Cards, Head } from "./styles";

interface LeaderCardsProps {
  heading: Queries.HeadingDataFragment;
  leaders: readonly Queries.LeaderCardFragment[];
}

/** The leaders side by side, the second a step lower; each card leads to the leader's page. */
export function LeaderCards({ heading, leaders }: LeaderCardsProps) {
  return (
    <Band aria-labelledby="leaders-title">
      <Container>
        <Cards>
          <Head>
            <h2 id="leaders-title">{heading.title}</h2>
            {heading.lead && <p>{heading.lead}</p>}
          </Head>
          <ul>
            {leaders.map(({ path, name, role, tagline, picture }) => (
              <li key={path}>
                <Picture
                  picture={picture}
                  sizes={`(min-width: 1280px) 392px, (min-width: 1024px) 31vw, (min-width: 640px) 44.5vw, ${contentWidth}`}
                />
                <h3>
                  <a href={path}>{name}</a>
                </h3>
                <p>{role}</p>
                <p>{tagline}</p>
              </li>
            ))}
          </ul>
        </Cards>
      </Container>
    </Band>
  );
}

export const query = graphql`
  fragment HeadingData on Heading {
    title
    lead
  }
  fragment LeaderCard on LeaderPage {
    path
    name
    role
    tagline
    picture {
      ...PictureData
    }
  }
`;
