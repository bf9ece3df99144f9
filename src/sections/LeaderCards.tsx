import styled from "@emotion/styled";
import { Picture } from "../components/Picture";
import { Section } from "../components/Section";
import { from } from "../theme/breakpoints";
import { contentWidth } from "../theme/measures";
import { columns, layer, stack } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";

interface LeaderCardsProps {
  heading: Queries.HeadingFieldsFragment;
  leaders: readonly Queries.LeaderCardFragment[];
}

const Cards = styled.div`
  ${stack(`${space[10]} ${space[16]}`)}
  ${columns("lg", "3fr 9fr")}
  & > ul {
    ${stack(`${space[10]} ${space[8]}`)}
    ${columns("sm", 2)}
  }
  & li {
    position: relative;
  }
  ${from("sm")} {
    & li:nth-of-type(even) {
      margin-top: ${space[16]};
    }
  }
  & img {
    aspect-ratio: 4 / 5;
    object-fit: cover;
    border-radius: ${token.radiusLarge};
  }
  & h3 {
    margin-top: ${space[5]};
  }
  & h3 a {
    color: inherit;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 3px;
  }
  & h3 a::after {
    content: "";
    ${layer}
  }
  & li p:first-of-type {
    margin-top: ${space[2]};
    font-weight: 600;
    color: ${color.emphasis};
  }
  & li p:last-of-type {
    margin-top: ${space[2]};
    color: ${color.textMuted};
  }
`;

const Head = styled.div`
  & p {
    margin-top: ${space[4]};
    font-size: ${size.large};
    color: ${color.textMuted};
  }
`;

/** The leaders side by side, the second a step lower; each card links to the leader's page. */
export function LeaderCards({ heading, leaders }: LeaderCardsProps) {
  return (
    <Section data-background="plain" aria-labelledby="leaders-title">
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
    </Section>
  );
}
