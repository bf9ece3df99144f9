import { graphql } from "gatsby";
import { ButtonLink } from "../../components/ButtonLink";
import { drawings, Icon } from "../../components/Icon";
import { MadrasBand } from "../../components/Layout";
import { PersonName } from "../../components/PersonName";
import { Picture } from "../../components/Picture";
import { RichText } from "../../components/RichText";
import { fillTemplate } from "../../lib/fillTemplate";
import { Aside, Back, Biography, Columns, Copy, Opening, Portrait } from "./styles";

interface LeaderProfileProps {
  leader: Queries.LeaderProfileFragment;
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
          <p>{role}</p>
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

export const query = graphql`
  fragment LeaderProfile on LeaderPage {
    ...LeaderPageFields
    picture {
      ...PictureData
    }
  }
`;
