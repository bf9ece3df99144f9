import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Picture } from "../components/Picture";
import { Section, SectionHeading } from "../components/Section";
import { Split } from "../components/Split";
import { UnbrokenWords } from "../components/UnbrokenWords";
import { contentWidth } from "../theme/measures";
import { columns, layer, stack } from "../theme/parts";
import { color, space, token } from "../theme/tokens";

interface LeaderCardsProps {
  heading: Queries.HeadingFieldsFragment;
  leaders: readonly Queries.LeaderCardFragment[];
}

const Cards = styled.ul`
  ${stack(`${space[10]} ${space[8]}`)}
  ${columns("sm", 2)}
  & > li {
    position: relative;
  }
  & img {
    aspect-ratio: 4 / 5;
    object-fit: cover;
    border-radius: ${token.radiusLarge};
  }
  & h3 {
    margin-top: ${space[5]};
  }
  & a {
    color: inherit;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 3px;
  }
  & a::after {
    content: "";
    ${layer}
  }
  & strong {
    display: block;
    margin-top: ${space[2]};
    font-weight: 600;
    color: ${color.emphasis};
  }
  & p {
    margin-top: ${space[2]};
    color: ${color.textMuted};
  }
`;

/** Lists the leaders as cards that link to their pages. */
export function LeaderCards({ heading, leaders }: LeaderCardsProps) {
  return (
    <Section data-background="plain" aria-labelledby="leaders-title">
      <Split ratio="1fr 3fr">
        <SectionHeading id="leaders-title" title={heading.title} text={heading.lead} />
        <Cards>
          {leaders.map(({ path, name, role, tagline, picture }) => (
            <li key={path}>
              <Picture
                picture={picture}
                sizes={`(min-width: 1280px) 392px, (min-width: 1024px) 31vw, (min-width: 640px) 44.5vw, ${contentWidth}`}
              />
              <h3>
                <a href={path}>
                  <UnbrokenWords text={name} />
                </a>
              </h3>
              <strong>{role}</strong>
              <p>{tagline}</p>
            </li>
          ))}
        </Cards>
      </Split>
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
