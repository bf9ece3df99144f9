import styled from "@emotion/styled";
import { ButtonLink } from "../../components/ButtonLink";
import { Carousel } from "../../components/Carousel/Carousel";
import { Container } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { Split } from "../../components/Split";
import { UnbrokenWords } from "../../components/UnbrokenWords";
import { fillTemplate } from "../../lib/fillTemplate";
import { from, withoutScript } from "../../theme/breakpoints";
import { titleText } from "../../theme/parts";
import { color, contentWidth, size, space, token } from "../../theme/tokens";

interface TeamCarouselProps {
  title: string;
  meet: string;
  leaders: readonly Queries.LeaderCardFragment[];
}

/** Shows the leaders in a carousel. Each portrait overlaps the page's opening. */
export function TeamCarousel({ title, meet, leaders }: TeamCarouselProps) {
  return (
    <Background aria-labelledby="leadership-title">
      <Container>
        <h2 id="leadership-title">{title}</h2>
        <Carousel
          labelledBy="leadership-title"
          slides={leaders.map(({ path, name, role, tagline, picture }, index) => ({
            key: path,
            announcement: `${name}, ${role}`,
            content: (
              <Leader ratio={`1fr ${PORTRAIT}`} data-from="md">
                <Picture
                  picture={picture}
                  sizes={`(min-width: 1184px) 440px, (min-width: 768px) 37.2vw, ${contentWidth}`}
                  priority={index === 0}
                />
                <div>
                  <h3>
                    <UnbrokenWords text={name} />
                  </h3>
                  <strong>{role}</strong>
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
    </Background>
  );
}

const PORTRAIT = "min(27.5rem, 40%)";

const Background = styled.section`
  padding-block: ${space[12]} ${space.section};
  background: ${color.backgroundWarm};
  & h2 {
    ${titleText(size.body, 1.4)}
    color: ${color.emphasis};
    margin-bottom: ${space[4]};
  }
  /* The carousel's buttons end level with the portrait. */
  ${from("md")} {
    & .needs-script {
      position: absolute;
      bottom: 0;
    }
  }
`;

const Leader = styled(Split.withComponent("article"))`
  & img {
    aspect-ratio: 4 / 5;
    object-fit: cover;
    border-radius: ${token.radiusLarge};
  }
  & h3 {
    font-size: ${size.h2};
  }
  & strong {
    display: block;
    margin-top: ${space[3]};
    font-weight: 600;
    font-size: ${size.large};
  }
  & p {
    margin-block: ${space[5]} ${space[8]};
    max-width: 28rem;
    font-size: ${size.large};
    color: ${color.textMuted};
  }
  ${from("md")} {
    & > div {
      align-self: center;
      padding-block: 6rem;
    }
    & picture {
      position: relative;
      z-index: 2;
      order: 1;
      margin-top: -8rem;
    }
  }
  ${withoutScript} {
    & picture {
      margin-top: 0;
    }
  }
`;
