import { graphql } from "gatsby";
import { Carousel } from "../../components/Carousel/Carousel";
import { Band } from "../../components/Layout/Band";
import { Container } from "../../components/Layout/Container";
import { Picture } from "../../components/Picture/Picture";
import { Around, Insight } from "./styles";

interface LeadershipInsightsProps {
  title: string;
  leaders: readonly Queries.LeaderQuoteFragment[];
}

/** What the leaders say, one after the other. */
export function LeadershipInsights({ title, leaders }: LeadershipInsightsProps) {
  return (
    <Band>
      <Container>
        <h2 id="insights-title">{title}</h2>
        <Around>
          <Carousel
            labelledBy="insights-title"
            slides={leaders.map(({ path, name, role, quote, picture }) => ({
              key: path,
              announcement: `${quote} ${name}, ${role}`,
              content: (
                <Insight>
                  <Picture
                    picture={picture}
                    sizes="(min-width: 1200px) 360px, (min-width: 768px) 30vw, 136px"
                  />
                  <figure>
                    <blockquote>
                      <p>“{quote}”</p>
                    </blockquote>
                    <figcaption>
                      <a href={path}>{name}</a>
                      {role}
                    </figcaption>
                  </figure>
                </Insight>
              ),
            }))}
          />
        </Around>
      </Container>
    </Band>
  );
}

export const query = graphql`
  fragment LeaderQuote on LeaderPage {
    path
    name
    role
    quote
    picture {
      alt
      src {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [140, 228, 272, 330, 400, 480, 590, 720]
          )
        }
      }
    }
  }
`;
