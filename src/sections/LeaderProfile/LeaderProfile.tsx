import { graphql } from "gatsby";
import { ButtonLink } from "../../components/ButtonLink";
import { drawings, Icon } from "../../components/Icon";
import { MadrasBand } from "../../components/Layout";
import { PersonName } from "../../components/PersonName";
import { Picture } from "../../components/Picture";
import { RichText } from "../../components/RichText";
import { Aside, Back, Columns, Life, Opening, Portrait, Words } from "./styles";

interface LeaderProfileProps {
  leader: Queries.LeaderProfileFragment;
}

/** A leader's page: the portrait reaches from the dark opening down into the life below it. */
export function LeaderProfile({ leader }: LeaderProfileProps) {
  const { name, role, tagline, quote, bio, education, picture, social } = leader;
  return (
    <article>
      <Opening data-tone="dark">
        <Words>
          <Back href="/corporate-profile">
            <Icon drawing={drawings.arrowLeft} />
            Corporate Profile
          </Back>
          <h1>
            <PersonName name={name} />
          </h1>
          <p>{role}</p>
          <p>{tagline}</p>
        </Words>
      </Opening>
      <MadrasBand />
      <Columns>
        <Portrait>
          <Picture
            picture={picture}
            sizes="(min-width: 1200px) 400px, (min-width: 768px) 33.5vw, 100vw"
            priority
          />
        </Portrait>
        <Life>
          <blockquote>
            <p>“{quote}”</p>
          </blockquote>
          <h2>Life and work</h2>
          <RichText html={bio} />
        </Life>
        <Aside>
          <h2>Write to {name}</h2>
          <p>
            <a href={`mailto:${social.email}`}>{social.email}</a>
          </p>
          <ButtonLink to={social.linkedin} variant="secondary" external>
            LinkedIn
          </ButtonLink>
          <h2>Education</h2>
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
    name
    role
    tagline
    quote
    bio
    education {
      award
      institution
    }
    picture {
      ...PictureData
    }
    social {
      email
      linkedin
    }
  }
`;
