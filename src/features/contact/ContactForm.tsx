import styled from "@emotion/styled";
import { WithoutScript } from "../../components/WithoutScript";
import { useUrlHash } from "../../lib/useUrlHash";
import { formSheet, muted, rule } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";
import { MessageForm } from "./MessageForm";

interface ContactFormProps {
  labels: Queries.ContactFormFieldsFragment;
  email: string;
}

/** Whether the build is a preview without a backend of its own. */
const isSwitchedOff = () => process.env.GATSBY_CONTACT_FORM === "off";

/** The section around the form, with the other ways to write. */
export function ContactForm({ labels, email }: ContactFormProps) {
  const { topic } = labels;
  const isLinked = useUrlHash() === topic?.id;
  return (
    <FormCard>
      <h2>{labels.title}</h2>
      {topic && (
        <Topic id={topic.id} data-linked={isLinked || undefined}>
          {topic.text}
        </Topic>
      )}
      <Lead>{labels.lead}</Lead>
      {isSwitchedOff() ? (
        <SwitchedOff>{labels.switchedOff}</SwitchedOff>
      ) : (
        <>
          <Missing>{labels.withoutScript}</Missing>
          <div className="needs-script">
            <MessageForm labels={labels} />
          </div>
        </>
      )}
      <OtherWays>
        {labels.otherWay} <a href={`mailto:${email}`}>{email}</a>.{" "}
        <a href={labels.privacy.to}>{labels.privacy.label}</a>
      </OtherWays>
    </FormCard>
  );
}

const FormCard = styled.section`
  ${formSheet}
  & > h2 {
    font-size: ${size.h3};
  }
  @media print {
    padding: 0;
    box-shadow: none;
  }
`;

const Lead = styled.p`
  max-width: ${token.textWidth};
  ${muted(space[3])}
`;

/** For visitors who follow a link about the topic. After a navigation without a load, :target is not set. */
const Topic = styled.p`
  display: none;
  max-width: ${token.textWidth};
  margin-top: ${space[4]};
  ${rule}
  /* The form's heading stays in view above it. */
  scroll-margin-top: 5rem;
  &:target,
  &[data-linked] {
    display: block;
  }
`;

const OtherWays = styled.p`
  margin-top: ${space[6]};
  padding-top: ${space[5]};
  border-top: 1px solid ${color.line};
  font-size: ${size.small};
  color: ${color.textMuted};
  & a {
    overflow-wrap: anywhere;
  }
`;

const SwitchedOff = styled.p`
  max-width: ${token.textWidth};
  margin-top: ${space[5]};
  ${rule}
`;

const Missing = styled(WithoutScript)`
  margin-top: ${space[5]};
`;
