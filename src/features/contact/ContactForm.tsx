import styled from "@emotion/styled";
import { RichText } from "../../components/RichText";
import { Muted, Small, Title, Warning } from "../../components/Type";
import { useSite } from "../../lib/useSite";
import { useUrlHash } from "../../lib/useUrlHash";
import { choice, chosen, formSheet, row, rule } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";
import { MessageForm } from "./MessageForm";
import { Receipt } from "./Receipt";

export function ContactForm({ labels }: { labels: Queries.ContactFormFieldsFragment }) {
  const { topics } = labels;
  const { email } = useSite().lender;
  const hash = useUrlHash();
  return (
    <FormCard>
      <Title as="h2">{labels.title}</Title>
      <Muted>{labels.lead}</Muted>
      <Topics className="screen-only" aria-labelledby="contactTopics">
        <p id="contactTopics">{labels.topicsLabel}</p>
        <ul>
          {topics.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={hash === id || undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Topics>
      {topics.map(({ id, text }) => (
        <Topic key={id} id={id} data-linked={hash === id || undefined}>
          <RichText html={text} />
        </Topic>
      ))}
      {/* Previews without their own backend switch the form off. */}
      {process.env.GATSBY_CONTACT_FORM === "off" ? (
        <Warning>{labels.switchedOff}</Warning>
      ) : (
        <>
          <Warning className="without-script">{labels.withoutScript}</Warning>
          <div className="needs-script">
            <Receipt labels={labels} />
            <MessageForm labels={labels} />
          </div>
        </>
      )}
      <OtherWays as="p">
        {labels.otherWay} <a href={`mailto:${email}`}>{email}</a>.{" "}
        <a href={labels.privacy.to}>{labels.privacy.label}</a>
      </OtherWays>
    </FormCard>
  );
}

const FormCard = styled.section`
  ${formSheet}
`;

const Topics = styled.nav`
  margin-top: ${space[5]};
  & p {
    font-weight: 600;
  }
  & ul {
    ${row(space[2])}
    margin-top: ${space[2]};
  }
  & a {
    ${choice}
    padding-inline: ${space[3]};
    border-radius: ${token.radius};
  }
  & a[aria-current] {
    ${chosen}
  }
`;

/**
 * Shown only if the URL's hash is its id. Client-side navigation does not update :target, so React sets
 * data-linked.
 */
const Topic = styled.div`
  display: none;
  max-width: ${token.textWidth};
  margin-top: ${space[4]};
  ${rule}
  /* Keeps the links to the topics, which are above this text, in view. */
  scroll-margin-top: 20rem;
  &:target,
  &[data-linked] {
    display: block;
  }
`;

const OtherWays = styled(Small)`
  margin-top: ${space[6]};
  padding-top: ${space[5]};
  border-top: 1px solid ${color.line};
  & a {
    overflow-wrap: anywhere;
  }
`;
