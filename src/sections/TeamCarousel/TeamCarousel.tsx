import { graphql } from "gatsby";
import { ButtonLink } from "../../components/ButtonLink";
import { Carousel } from "../../components/Carousel/Carousel";
import { Container } from "../../components/Layout";
import { PersonName } from "../../components/PersonName";
import { Picture } from "../../components/Picture";
import { fillTemplate } from "../../lib/fillTemplate";
import { useSite } from "../../lib/useSite";
import { contentWidth } from "../../theme/measures";
import { Around, Leader } from "./styles";

interface TeamCarouselProps {
  title: string;
  /** The label of the link to a leader's page. */
  meet: string;
  leaders: readonly Queries.TeamLeaderFragment[];
}

/** The leaders, one after the other; each portrait reaches up into the page's opening. */
export function TeamCarousel({ title, meet, leaders }: TeamCarouselProps) {
  const { labels } = useSite();
  return (
    <Around aria-labelledby="leadership-title">
      <Container>
        <h2 id="leadership-title">{title}</h2>
        <Carousel
          labelledBy="leadership-title"
          labels={labels.carousel}
          slides={leaders.map(({ path, name, role, tagline, picture }, index) => ({
            key: path,
            announcement: `${name}, ${role}`,
            content: (
              <Leader>
                <Picture
                  picture={picture}
                  sizes={`(min-width: 1184px) 440px, (min-width: 768px) 37.2vw, ${contentWidth}`}
                  priority={index === 0}
                />
                <div>
                  <h3>
                    <PersonName name={name} />
                  </h3>
                  <p>{role}</p>
                  <p>{tagline}</p>
                  <ButtonLink to={path}>
                    {fillTemplate(meet, { firstName: name.split(" ")[0] ?? name })}
                  </ButtonLink>
                </div>
              </Leader>
            ),
          }))}
        />
      </Container>
    </Around>
  );
}

export const query = graphql`
  fragment TeamLeader on LeaderPage {
    path
    name
    role
    tagline
    picture {
      ...PictureData
    }
  }
`;
