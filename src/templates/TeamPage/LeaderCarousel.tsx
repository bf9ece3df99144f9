import styled from "@emotion/styled";
import { ActionRow, ButtonLink } from "../../components/Button";
import { Carousel } from "../../components/Carousel";
import { PortraitPicture } from "../../components/Portrait";
import { Split } from "../../components/Section";
import { Label, Lead, Title, UnbrokenWords } from "../../components/Type";
import { fillTemplate } from "../../lib/fillTemplate";
import { from, withScript } from "../../theme/breakpoints";

interface LeaderCarouselProps {
  title: string;
  meet: string;
  leaders: readonly Queries.LeaderCardFragment[];
}

export const LeaderCarousel = ({ title, meet, leaders }: LeaderCarouselProps) => (
  <section aria-labelledby="leadership-title">
    <h2 className="visually-hidden" id="leadership-title">
      {title}
    </h2>
    <Carousel
      labelledBy="leadership-title"
      slides={leaders.map(({ path, name, role, tagline, picture }) => ({
        key: path,
        content: (
          <Leader ratio="min(26rem, 40%) 1fr" data-align="centre" data-from="md">
            <PortraitPicture
              picture={picture}
              sizes="(min-width: 1040px) 26rem, (min-width: 768px) 40vw, 100vw"
              priority
            />
            <div>
              <Title>
                <UnbrokenWords text={name} />
              </Title>
              <Label>{role}</Label>
              <Lead>{tagline}</Lead>
              <ActionRow>
                <ButtonLink to={path}>
                  {fillTemplate(meet, { firstName: name.split(" ")[0] ?? name })}
                </ButtonLink>
              </ActionRow>
            </div>
          </Leader>
        ),
      }))}
    />
  </section>
);

/** The text begins below the dark opening, over which the portrait reaches. */
const Leader = styled(Split)`
  break-inside: avoid;
  & img {
    width: 100%;
    max-height: min(32rem, 60vh);
  }
  ${from("md")} {
    ${withScript} {
      & > div:last-child {
        padding-top: var(--overlap);
      }
    }
  }
`;
