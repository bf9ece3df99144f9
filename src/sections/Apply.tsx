import styled from "@emotion/styled";
import { ArrowLink } from "../components/ArrowLink";
import { Container } from "../components/Layout";
import { Picture } from "../components/Picture";
import { Section, SectionHeading } from "../components/Section";
import { Split } from "../components/Split";
import { from } from "../theme/breakpoints";
import { columns, stack, titleText } from "../theme/parts";
import { color, size, space } from "../theme/tokens";
import { StoreBadges } from "./StoreBadges";

/** The first stretch is the short one; the others are as long as each other. */
const Scale = styled.ol`
  ${stack(`${space[8]} 4px`)}
  ${columns("md", "minmax(0, 7fr) minmax(0, 10fr) minmax(0, 10fr)")}
  & > li {
    --stretch: ${color.accent};
    padding: ${space[5]} ${space[6]} 0 0;
    border-top: 12px solid var(--stretch);
  }
  & > li + li {
    --stretch: ${color.emphasis};
  }
  & > li + li + li {
    --stretch: ${color.text};
  }
  & small {
    display: block;
    margin-top: ${space[2]};
    ${titleText(size.body, 1.3)}
    color: ${color.text};
  }
  & p {
    margin-top: ${space[3]};
    color: ${color.textMuted};
  }
`;

/** How long an application takes, as the stretches of a scale. */
export function ApplyDuration({ content }: { content: Queries.ApplyDurationFieldsFragment }) {
  return (
    <Section title={content.title} text={content.text}>
      <Scale>
        {content.stages.map(({ time, title, description }) => (
          <li key={title}>
            <h3>
              {time} <small>{title}</small>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </Scale>
    </Section>
  );
}

const Background = styled.section`
  padding-top: ${space.section};
  overflow: hidden;
  background: ${color.background};
`;

const Copy = styled.div`
  padding-bottom: ${space[10]};
  & > :is(ul, div) + a {
    margin-top: ${space[6]};
  }
  ${from("md")} {
    padding-bottom: ${space.section};
  }
`;

/** Aligned with the section's lower edge. */
const Phone = styled.div`
  order: 1;
  justify-self: center;
  width: min(15rem, 100%);
  aspect-ratio: 1 / 1.35;
  overflow: hidden;
  ${from("md")} {
    order: 0;
    align-self: end;
    width: clamp(15rem, 28vw, 20rem);
    aspect-ratio: 1 / 1.6;
  }
`;

/** Where to apply: the app, and its stores. */
export function WhereToApply({ content }: { content: Queries.ApplyWhereFieldsFragment }) {
  return (
    <Background data-tone="dark">
      <Split as={Container} ratio="auto 1fr" data-gap="far" data-align="centre" data-from="md">
        {content.picture && (
          <Phone className="screen-only">
            <Picture
              picture={content.picture}
              sizes="(min-width: 1280px) 20rem, (min-width: 1024px) 28vw, 15rem"
              transparent
            />
          </Phone>
        )}
        <Copy>
          <SectionHeading title={content.title} text={content.text} />
          <StoreBadges />
          {content.more && <ArrowLink to={content.more.to}>{content.more.label}</ArrowLink>}
        </Copy>
      </Split>
    </Background>
  );
}
