import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Picture } from "../../components/Picture";
import { Section } from "../../components/Section";
import { UnbrokenWords } from "../../components/UnbrokenWords";
import { columns, covering, muted, stack } from "../../theme/parts";
import { color, contentWidth, space, token } from "../../theme/tokens";

interface LeaderCardsProps {
  heading: Queries.HeadingFieldsFragment;
  leaders: readonly Queries.LeaderCardFragment[];
}

const Cards = styled.ul`
  ${stack(`${space[10]} ${space[8]}`)}
  ${columns("sm", 2)}
  & > li {
    position: relative;
    ${stack(`${space[5]} ${space[6]}`)}
    align-content: start;
    align-items: center;
    ${columns("xl", "15rem minmax(0, 1fr)")}
  }
  & > li > :only-child {
    grid-column: 1 / -1;
  }
  & img {
    aspect-ratio: 4 / 5;
    object-fit: cover;
    border-radius: ${token.radiusLarge};
  }
  & a {
    color: inherit;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 3px;
  }
  & a::after {
    ${covering}
  }
  & strong {
    display: block;
    margin-top: ${space[2]};
    font-weight: 600;
    color: ${color.emphasis};
  }
  & p {
    ${muted(space[2])}
  }
`;

/** Lists the leaders as cards that link to their pages. */
export function LeaderCards({ heading, leaders }: LeaderCardsProps) {
  return (
    <Section
      data-background="plain"
      aria-labelledby="leaders-title"
      title={heading.title}
      text={heading.lead}
    >
      <Cards>
        {leaders.map(({ path, name, role, tagline, picture }) => (
          <li key={path}>
            <Picture
              picture={picture}
              sizes={`(min-width: 1280px) 240px, (min-width: 640px) 44.5vw, ${contentWidth}`}
            />
            <div>
              <h3>
                <a href={path}>
                  <UnbrokenWords text={name} />
                </a>
              </h3>
              <strong>{role}</strong>
              <p>{tagline}</p>
            </div>
          </li>
        ))}
      </Cards>
    </Section>
  );
}

export const query = graphql`
  fragment LeaderCard on LeaderPage {
    path
    name
    role
    tagline
    picture {
      ...FinePicture
    }
  }
`;
