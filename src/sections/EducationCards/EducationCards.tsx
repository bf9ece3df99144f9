import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Icon } from "../../components/Icon";
import { Picture } from "../../components/Picture";
import { Section } from "../../components/Section";
import { fillTemplate } from "../../lib/fillTemplate";
import { useSite } from "../../lib/useSite";
import { below, from } from "../../theme/breakpoints";
import { contentWidth } from "../../theme/measures";
import { columns, layer, outlined, square, stack } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

interface EducationCardsProps {
  content: Queries.ResourcesEducationFieldsFragment;
  articles: Queries.EducationCardsFragment["nodes"];
}

const FIRST_WIDTH = `(min-width: 1280px) 42rem, (min-width: 1024px) 54.5vw, ${contentWidth}`;
const OTHER_WIDTH = `(min-width: 1280px) 23rem, (min-width: 1024px) 29.5vw, (min-width: 640px) 45.5vw, ${contentWidth}`;

/** Lists the articles as cards, the first one large. */
export function EducationCards({ content, articles }: EducationCardsProps) {
  const { about } = useSite().labels.links;
  // Other pages link to this anchor.
  if (articles.length === 0) return <div id="education" />;
  return (
    <Section
      id="education"
      data-background="warm"
      title={content.title}
      text={content.lead}
      isSplit
    >
      <Cards>
        {articles.map(({ path, icon, intro, description, picture }, index) => (
          <li key={path} data-size={cardSize(index, articles.length)}>
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

/** Returns "large" for the first card, and "row" for a card that would be alone in a row of two. */
function cardSize(index: number, count: number) {
  if (index === 0) return "large";
  return index === count - 1 && index % 2 === 1 ? "row" : undefined;
}

/** A large card spans a row. So does a `row` card on tablets. */
const Cards = styled.ul`
  ${stack(space[6])}
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
    padding: ${space[6]} ${space.card};
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
    & > [data-size="large"] {
      grid-column: 1 / -1;
    }
    ${below("lg")} {
      & > [data-size="row"] {
        display: grid;
        grid-template-columns: 1fr 1fr;
        grid-column: 1 / -1;
      }
    }
  }
  ${from("lg")} {
    & > [data-size="large"] {
      display: grid;
      grid-template-columns: 1.4fr 1fr;
      & > div {
        justify-content: center;
        padding: ${space[10]};
      }
      & h3 {
        font-size: ${size.h3};
      }
      & a {
        margin-top: 0;
      }
    }
  }
  ${from("sm")} {
    & > [data-size] img {
      height: 100%;
    }
  }
`;
