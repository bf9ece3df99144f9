import styled from "@emotion/styled";
import { ButtonLink } from "../../components/Button";
import { Carousel } from "../../components/Carousel";
import { PortraitPicture } from "../../components/Portrait";
import { Band, Container, Split } from "../../components/Section";
import { Label, Lead, Quote, Subtitle, Title, UnbrokenWords } from "../../components/Type";
import { fillTemplate } from "../../lib/fillTemplate";
import { from } from "../../theme/breakpoints";
import { contentWidth, size, space } from "../../theme/tokens";

interface TeamCarouselProps {
  title: string;
  meet: string;
  leaders: readonly Queries.LeaderCardFragment[];
}

export function TeamCarousel({ title, meet, leaders }: TeamCarouselProps) {
  return (
    <Background data-background="warm" aria-labelledby="leadership-title">
      <Container>
        <Label as="h2" id="leadership-title">
          {title}
        </Label>
        <Carousel
          labelledBy="leadership-title"
          slides={leaders.map(({ path, name, role, tagline, quote, picture }, index) => ({
            key: path,
            content: (
              <Leader as="article" ratio={`${PORTRAIT} 1fr`} data-from="md">
                <PortraitPicture
                  picture={picture}
                  sizes={`(min-width: 960px) 22rem, (min-width: 768px) 37.2vw, ${contentWidth}`}
                  priority={index === 0}
                />
                <div>
                  <Name>
                    <UnbrokenWords text={name} />
                  </Name>
                  <Subtitle>{role}</Subtitle>
                  <Lead>{tagline}</Lead>
                  <Quote>{quote}</Quote>
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

const PORTRAIT = "min(22rem, 40%)";

/** The carousel's buttons are below the text, and end where the portrait ends, if there is one. */
const Background = styled(Band)`
  & h2 {
    margin-bottom: ${space[4]};
  }
  ${from("md")} {
    & .needs-script {
      position: absolute;
      inset: auto auto 0 calc(${PORTRAIT} + ${space.columns});
    }
    &:not(:has(article picture)) .needs-script {
      left: 0;
    }
    & article > div {
      padding-bottom: ${space[16]};
    }
  }
`;

const Name = styled(Title)`
  font-size: ${size.h2};
`;

const Leader = styled(Split)`
  & blockquote {
    max-width: 34rem;
    margin-block: ${space[6]} ${space[8]};
  }
`;
