import styled from "@emotion/styled";
import { useState } from "react";
import { ActionRow, Button, ButtonLink } from "../../components/Button";
import { drawings, Icon } from "../../components/Icon";
import { PortraitPicture } from "../../components/Portrait";
import { Label, Lead, Title, UnbrokenWords } from "../../components/Type";
import { fillTemplate } from "../../lib/fillTemplate";
import { useSite } from "../../lib/useSite";
import { from, reducedMotion, withScript } from "../../theme/breakpoints";
import { stack } from "../../theme/parts";
import { size, space, token } from "../../theme/tokens";

interface TeamHalvesProps {
  title: string;
  meet: string;
  leaders: readonly Queries.LeaderCardFragment[];
}

/**
 * Two leaders side by side. The current one has the wider half, with name, tagline and link; of the other, only
 * the face is shown. Without JavaScript and in print, both have all of it.
 */
export function TeamHalves({ title, meet, leaders }: TeamHalvesProps) {
  const { previous, next } = useSite().labels.carousel;
  const [current, setCurrent] = useState(0);
  const turn = () => setCurrent((current + 1) % leaders.length);
  return (
    <section aria-labelledby="leadership-title">
      <h2 className="visually-hidden" id="leadership-title">
        {title}
      </h2>
      <Halves role="group" aria-labelledby="leadership-title" aria-live="polite">
        {leaders.map(({ path, name, role, tagline, picture }, index) => (
          <article key={path} data-current={index === current}>
            <PortraitPicture
              picture={picture && { ...picture, alt: index === current ? picture.alt : "" }}
              sizes="(min-width: 1024px) 29rem, (min-width: 768px) 56vw, 50vw"
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
          </article>
        ))}
      </Halves>
      <ActionRow className="needs-script screen-only">
        {/* With two leaders, both buttons show the other one. */}
        <Button type="button" data-variant="secondary" data-replay-click onClick={turn}>
          <Icon drawing={drawings.arrowLeft} />
          {previous}
        </Button>
        <Button type="button" data-variant="secondary" data-replay-click onClick={turn}>
          {next}
          <Icon drawing={drawings.arrowRight} />
        </Button>
      </ActionRow>
    </section>
  );
}

/** The text is below both faces, or on laptops in the wider half, beside the face. */
const Halves = styled.div`
  ${stack(`clamp(1.5rem, 5.3vw, 2.5rem) ${space[6]}`)}
  & img {
    width: 100%;
  }
  & h3 {
    font-size: ${size.h2};
  }
  @media screen {
    ${withScript} {
      grid-template-columns: 1.7fr 1fr;
      transition: grid-template-columns ${token.slow} ${token.easing};
      &:has(> :last-child[data-current="true"]) {
        grid-template-columns: 1fr 1.7fr;
      }
      & > article {
        display: contents;
      }
      & > article > div:last-child {
        grid-area: 2 / 1 / auto / -1;
      }
      & > [data-current="false"] > div:last-child {
        display: none;
      }
      & img {
        height: clamp(14rem, 52vw, 32rem);
        aspect-ratio: auto;
      }
      ${from("lg")} {
        grid-template-columns: 3fr 1fr;
        &:has(> :last-child[data-current="true"]) {
          grid-template-columns: 1fr 3fr;
        }
        & > [data-current="true"] {
          display: grid;
          grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
          gap: ${space[10]};
          align-items: center;
        }
        /* Begins below the dark opening, over which the portraits reach. */
        & > article > div:last-child {
          grid-area: auto;
          padding-top: var(--overlap);
        }
      }
      ${reducedMotion} {
        transition: none;
      }
    }
  }
`;
