import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ButtonLink } from "../../components/ButtonLink";
import { drawings, Icon } from "../../components/Icon";
import { Container, MadrasBand } from "../../components/Layout";
import { PersonName } from "../../components/PersonName";
import { Picture } from "../../components/Picture";
import { RichText } from "../../components/RichText";
import { Split } from "../../components/Split";
import { fillTemplate } from "../../lib/fillTemplate";
import { iconRow, row } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";
import { Aside, Back, Biography, Columns, Copy, Opening, Portrait } from "./styles";

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
