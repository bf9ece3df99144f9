import styled from "@emotion/styled";
import { ArrowLink, ButtonLink } from "../../components/Button";
import { LeaderLinks } from "../../components/LeaderLinks";
import { ObjectPicture } from "../../components/ObjectPicture";
import { PageOpening } from "../../components/PageOpening";
import { RichText } from "../../components/RichText";
import { Section, Split } from "../../components/Section";
import { Muted, Quote, Subtitle, Title } from "../../components/Type";
import { between, from } from "../../theme/breakpoints";
import { space } from "../../theme/tokens";

interface LeaderProfileProps {
  leader: Queries.LeaderPageFieldsFragment;
}

export function LeaderProfile({ leader }: LeaderProfileProps) {
  const { name, role, tagline, quote, bio, education, picture, social, parentPage } = leader;
  return (
    <article>
      <PageOpening
        intro={{ eyebrow: role, title: name, lead: tagline }}
        object={picture && <ObjectPicture picture={picture} isFace />}
      >
        {parentPage && <ArrowLink to={parentPage.path}>{parentPage.label}</ArrowLink>}
      </PageOpening>
      <Section>
        <Split ratio="minmax(0, 1fr) clamp(17rem, 36vw, 30rem)">
          <Biography>
            <Quote data-large="">{quote}</Quote>
            <Title as="h2">Life and work</Title>
            <RichText html={bio} />
          </Biography>
          <Aside>
            <Subtitle as="h2">{`Write to ${name}`}</Subtitle>
            <p>
              <a href={`mailto:${social.email}`}>{social.email}</a>
            </p>
            {social.linkedin && (
              <ButtonLink to={social.linkedin} variant="secondary" newTab>
                LinkedIn
              </ButtonLink>
            )}
            {education && (
              <>
                <Subtitle as="h2">Education</Subtitle>
                <ul data-lines>
                  {education.map(({ award, institution }) => (
                    <li key={award}>
                      <strong>{award}</strong>
                      <Muted>{institution}</Muted>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </Aside>
        </Split>
      </Section>
    </article>
  );
}

/** On tablets, the biography starts below the portrait's lower edge and shadow. */
const Biography = styled.div`
  ${between("md", "lg")} {
    padding-top: ${space[12]};
  }
  & h2 {
    margin-block: ${space.part} ${space[3]};
  }
`;

const Aside = styled.aside`
  ${from("lg")} {
    padding-top: ${space[10]};
  }
  & h2 {
    margin: ${space.part} 0 ${space[3]};
  }
  & > p {
    margin-bottom: ${space[4]};
    overflow-wrap: anywhere;
  }
`;

interface OtherLeadersProps {
  leaders: readonly (Queries.LinkedLeaderFragment | null)[];
}

export function OtherLeaders({ leaders: found }: OtherLeadersProps) {
  const leaders = found.filter((leader) => leader !== null);
  if (leaders.length === 0) return null;
  return (
    <Section
      data-volume="quiet"
      data-background="warm"
      className="screen-only"
      content={{ title: "Also in the leadership team" }}
    >
      <LeaderLinks leaders={leaders} />
    </Section>
  );
}
