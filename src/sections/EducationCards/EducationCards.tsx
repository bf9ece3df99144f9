import { graphql } from "gatsby";
import { Icon } from "../../components/Icon";
import { Band, Container } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { fillTemplate } from "../../lib/fillTemplate";
import { useSite } from "../../lib/useSite";
import { contentWidth } from "../../theme/measures";
import { Cards, Heading } from "./styles";

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
    <Band id="education" data-background="warm">
      <Container>
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
      </Container>
    </Band>
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
        ...PictureData
      }
    }
  }
`;
