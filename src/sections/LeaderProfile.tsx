import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ButtonLink } from "../components/ButtonLink";
import { drawings, Icon } from "../components/Icon";
import { Container, MadrasBand } from "../components/Layout";
import { PersonName } from "../components/PersonName";
import { Picture } from "../components/Picture";
import { RichText } from "../components/RichText";
import { Split } from "../components/Split";
import { fillTemplate } from "../lib/fillTemplate";
import { below, from } from "../theme/breakpoints";
import { displayText, iconRow, plainHeading, row, square, stack, sticky } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";

interface LeaderProfileProps {
  leader: Queries.LeaderPageFieldsFragment;
  labels: Queries.LeaderPageLabelsFieldsFragment;
}

/** A leader's page: a dark opening, which the portrait overlaps, and the biography. */
export function LeaderProfile({ leader, labels }: LeaderProfileProps) {
  const { name, role, tagline, quote, bio, education, picture, social } = leader;
  return (
    <article>
      <Opening data-tone="dark">
        <Copy>
          <Back href={labels.back.to}>
            <Icon drawing={drawings.arrowLeft} />
            {labels.back.label}
          </Back>
          <h1>
            <PersonName name={name} />
          </h1>
          <strong>{role}</strong>
          <p>{tagline}</p>
        </Copy>
      </Opening>
      <MadrasBand />
      <Columns>
        {picture && (
          <Portrait>
            <Picture
              picture={picture}
              sizes="(min-width: 1200px) 400px, (min-width: 768px) 33.5vw, 100vw"
              priority
            />
          </Portrait>
        )}
        <Biography>
          <blockquote>
            <p>“{quote}”</p>
          </blockquote>
          <h2>{labels.biography}</h2>
          <RichText html={bio} />
        </Biography>
        <Aside>
          <h2>{fillTemplate(labels.write, { name })}</h2>
          <p>
            <a href={`mailto:${social.email}`}>{social.email}</a>
          </p>
          <ButtonLink to={social.linkedin} variant="secondary" newTab>
            {labels.linkedin}
          </ButtonLink>
          <h2>{labels.education}</h2>
          <ul>
            {education.map(({ award, institution }) => (
              <li key={award}>
                <strong>{award}</strong>
                {institution}
              </li>
            ))}
          </ul>
        </Aside>
      </Columns>
    </article>
  );
}

/** How far the portrait reaches up into the opening. */
const OVERLAP = "clamp(13rem, 33vw, 24rem)";
const ASIDE = "min(25rem, 36%)";

const Opening = styled.div`
  background: ${color.backgroundWarm};
  ${from("md")} {
    display: grid;
    min-height: calc(${token.headerHeight} + ${space[10]} + ${OVERLAP});
  }
`;

const Copy = styled(Container)`
  align-self: end;
  padding-block: calc(${token.headerHeight} + ${space[12]}) ${space[12]};
  & > strong,
  & > p {
    display: block;
    max-width: 32rem;
    margin-top: ${space[4]};
    font-size: ${size.large};
    color: ${color.textMuted};
  }
  & > strong {
    font-weight: 600;
    color: ${color.accent};
  }
  ${below("sm")} {
    & > :is(h1, p) {
      max-width: ${token.phoneWidth};
    }
  }
  ${from("md")} {
    padding-bottom: ${space[16]};
    & > * {
      margin-inline-start: calc(${ASIDE} + ${space.columns});
    }
  }
`;

const Back = styled.a`
  ${iconRow(space[2], "inline-flex")}
  margin-bottom: ${space[8]};
  padding-block: ${space[2]};
  color: ${color.text};
  font-weight: 500;
  & svg {
    ${square("1.1em")}
  }
`;

/** On phones in the order of reading; from laptops up the portrait and the aside share a column. */
const Columns = styled(Container)`
  ${stack(`${space[12]} ${space.columns}`)}
  padding-bottom: ${space.section};
  ${from("md")} {
    grid-template: auto 1fr / ${ASIDE} minmax(0, 1fr);
    row-gap: 0;
  }
`;

const Portrait = styled.div`
  margin-inline: calc(-1 * ${space.gutter});
  ${from("md")} {
    position: relative;
    margin: calc(-1 * ${OVERLAP}) 0 0;
    & img {
      border-radius: ${token.radiusLarge};
    }
  }
`;

const Biography = styled.div`
  ${from("md")} {
    grid-area: 1 / 2 / 3;
    padding-top: ${space[16]};
  }
  & blockquote {
    margin-bottom: ${space[10]};
    ${displayText(size.h2, 1.1, "-0.025em")}
    text-wrap: balance;
  }
  & h2 {
    margin-bottom: ${space[4]};
    font-size: ${size.h3};
  }
`;

/** Sticks while a longer biography scrolls. */
const Aside = styled.aside`
  ${from("md")} {
    ${sticky(space[2])}
  }
  & h2 {
    margin: ${space[8]} 0 ${space[3]};
    ${plainHeading}
  }
  & p {
    margin-bottom: ${space[4]};
    overflow-wrap: anywhere;
  }
  & li {
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
    color: ${color.textMuted};
  }
  & strong {
    display: block;
    font-weight: 600;
    color: ${color.text};
  }
`;

interface OtherLeadersProps {
  title: string;
  leaders: readonly Queries.OtherLeaderFragment[];
}

const Background = styled.section`
  padding-block: ${space[12]};
  background: ${color.backgroundWarm};
  & h2 {
    font-size: ${size.h4};
  }
`;

const List = styled.ul`
  ${row(`${space[6]} ${space[12]}`)}
  & > li {
    ${iconRow(space[5])}
  }
  & img {
    width: 7rem;
    aspect-ratio: 1;
    object-fit: cover;
    object-position: 50% 25%;
    border-radius: ${token.radius};
  }
  & p {
    color: ${color.textMuted};
  }
  & a {
    display: block;
    font: 700 ${size.h4} / 1.25 ${token.fontDisplay};
  }
`;

/** Links from a leader's page to those of the other leaders. */
export function OtherLeaders({ title, leaders }: OtherLeadersProps) {
  if (leaders.length === 0) return null;
  return (
    <Background className="screen-only" aria-labelledby="other-leaders-title">
      <Split as={Container} ratio="auto 1fr" data-gap="near" data-align="centre" data-from="md">
        <h2 id="other-leaders-title">{title}</h2>
        <List>
          {leaders.map(({ path, name, role, picture }) => (
            <li key={path}>
              <Picture picture={picture && { ...picture, alt: "" }} sizes="112px" />
              <p>
                <a href={path}>{name}</a>
                {role}
              </p>
            </li>
          ))}
        </List>
      </Split>
    </Background>
  );
}

export const query = graphql`
  fragment OtherLeader on LeaderPage {
    path
    name
    role
    picture {
      ...ThumbnailPicture
    }
  }
`;
