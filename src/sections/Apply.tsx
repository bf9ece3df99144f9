import styled from "@emotion/styled";
import { ArrowLink } from "../components/ArrowLink";
import { Container } from "../components/Layout";
import { Picture } from "../components/Picture";
import { Section, SectionHeading } from "../components/Section";
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
  & > li:nth-of-type(2) {
    --stretch: ${color.emphasis};
  }
  & > li:nth-of-type(n + 3) {
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

const Columns = styled(Container)`
  ${stack(`${space[10]} clamp(3rem, 8vw, 8rem)`)}
  align-items: center;
  ${columns("md", "auto minmax(0, 1fr)")}
  & > div:last-of-type {
    padding-bottom: ${space[10]};
    ${from("md")} {
      padding-bottom: ${space.section};
    }
  }
  & :is(ul, div) + a {
    margin-top: ${space[6]};
  }
  & > :only-child {
    grid-column: 1 / -1;
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
      <Columns>
        {content.picture && (
          <Phone className="screen-only">
            <Picture
              picture={content.picture}
              sizes="(min-width: 1280px) 20rem, (min-width: 1024px) 28vw, 15rem"
              transparent
            />
          </Phone>
        )}
        <div>
          <SectionHeading title={content.title} text={content.text} />
          <StoreBadges />
          {content.more && <ArrowLink to={content.more.to}>{content.more.label}</ArrowLink>}
        </div>
      </Columns>
    </Background>
  );
}
