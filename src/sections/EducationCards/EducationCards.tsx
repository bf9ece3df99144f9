import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Icon } from "../../components/Icon";
import { Picture } from "../../components/Picture";
import { Section } from "../../components/Section";
import { fillTemplate } from "../../lib/fillTemplate";
import { useSite } from "../../lib/useSite";
import { below, from } from "../../theme/breakpoints";
import { contentWidth } from "../../theme/measures";
import { columns, layer, outlined, row, square, stack } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

interface EducationCardsProps {
  content: Queries.ResourcesEducationFieldsFragment;
  articles: Queries.EducationCardsFragment["nodes"];
}

const FIRST_WIDTH = `(min-width: 1280px) 42rem, (min-width: 1024px) 54.5vw, ${contentWidth}`;
const OTHER_WIDTH = `(min-width: 1280px) 23rem, (min-width: 1024px) 29.5vw, (min-width: 640px) 45.5vw, ${contentWidth}`;

/** The articles as cards, the first one large. */
export function EducationCards({ content, articles }: EducationCardsProps) {
  const { about } = useSite().labels.links;
  // Links lead here.
  if (articles.length === 0) return <div id="education" />;
  return (
    <Section id="education" data-background="warm">
      <Heading>
        <h2>{content.title}</h2>
        <p>{content.lead}</p>
      </Heading>
      <Cards>
        {articles.map(({ path, icon, intro, description, picture }, index) => (
          <li key={path}>
            <Picture picture={picture} sizes={index === 0 ? FIRST_WIDTH : OTHER_WIDTH} />
            <div>
              <Icon drawing={icon} />
              <h3>{intro.title}</h3>
              <p>{description}</p>
              <a href={path}>
                {content.readMore}
                <span className="visually-hidden">
                  {" "}
                  {fillTemplate(about, { subject: intro.title })}
                </span>
              </a>
            </div>
          </li>
        ))}
      </Cards>
    </Section>
  );
}

export const query = graphql`
  fragment EducationCards on EducationArticleConnection {
    nodes {
      path
      icon
      description
      intro {
        title
      }
      picture {
        ...ColumnPicture
      }
    }
  }
`;

const Heading = styled.div`
  ${row(`${space[4]} ${space[12]}`)}
  align-items: end;
  justify-content: space-between;
  & p {
    max-width: 28rem;
    color: ${color.textMuted};
  }
`;

/** The first card spans the full width; the others are in a row below it. */
const Cards = styled.ul`
  ${stack(space[6])}
  margin-top: ${space[10]};
  ${columns("sm", 2)}
  ${columns("lg", 3)}
  & > li {
    position: relative;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    border-radius: ${token.radiusLarge};
    background: ${color.background};
    ${outlined}
  }
  & img {
    aspect-ratio: 16 / 10;
    object-fit: cover;
  }
  & > li > div {
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: flex-start;
    padding: ${space[6]} clamp(1.25rem, 2.5vw, 2rem) ${space[6]};
  }
  & > li > :only-child {
    grid-column: 1 / -1;
  }
  & svg {
    ${square("1.75rem")}
    margin-bottom: ${space[3]};
    color: ${color.emphasis};
  }
  & h3 {
    font-size: ${size.h4};
  }
  & p {
    margin-block: ${space[2]} ${space[4]};
    color: ${color.textMuted};
  }
  & a {
    margin-top: auto;
    padding-block: ${space[2]};
    font-weight: 600;
  }
  /* The whole card is clickable. */
  & a::after {
    content: "";
    ${layer}
  }
  & > li:hover a {
    text-decoration-thickness: 2px;
  }
  ${from("sm")} {
    & > li:first-of-type {
      grid-column: 1 / -1;
    }
    ${below("lg")} {
      & > li:last-of-type:nth-of-type(even) {
        display: grid;
        grid-column: 1 / -1;
        grid-template-columns: 1fr 1fr;
      }
      & > li:last-of-type:nth-of-type(even) img {
        height: 100%;
      }
    }
  }
  ${from("lg")} {
    & > li:first-of-type {
      display: grid;
      grid-template-columns: 1.4fr 1fr;
    }
    & > li:first-of-type img {
      height: 100%;
    }
    & > li:first-of-type > div {
      justify-content: center;
      padding: ${space[10]};
    }
    & > li:first-of-type h3 {
      font-size: ${size.h3};
    }
    & > li:first-of-type a {
      margin-top: 0;
    }
  }
`;
