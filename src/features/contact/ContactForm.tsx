import { graphql } from "gatsby";
import { Suspense, useMemo, useRef, useState } from "react";
import { ButtonFace } from "../../components/Button/ButtonFace";
import { drafts } from "./drafts";
import { FormSkeleton } from "./FormSkeleton";
import { LateForm } from "./lateForm";
import { Failure, FormCard, Lead, OtherWays, WithoutScript } from "./styles";
import { useEarlyForm } from "./useEarlyForm";

interface ContactFormProps {
  words: Queries.ContactFormWordsFragment;
  email: string;
}

/** The message form's place: what is there before its code is, and the way to write without it. */
export function ContactForm({ words, email }: ContactFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const [kept] = useState(drafts.current);
  const { failed, fetchCode, onLive } = useEarlyForm(place);
  // One and the same element: a new one would make React throw away the fields it waits to take over.
  const form = useMemo(
    () => (
      <Suspense fallback={<FormSkeleton words={words} />}>
        <LateForm words={words} kept={kept} onLive={onLive} />
      </Suspense>
    ),
    [words, kept, onLive],
  );
  return (
    <FormCard data-island="contact">
      <h2>{words.title}</h2>
      <Lead>{words.lead}</Lead>
      <WithoutScript>{words.withoutScript}</WithoutScript>
      <div ref={place} className="needs-script">
        {form}
        {failed && (
          <Failure role="alert">
            {words.failed}
            <ButtonFace
              type="button"
              data-variant="secondary"
              data-size="small"
              onClick={fetchCode}
            >
              {words.retry}
            </ButtonFace>
          </Failure>
        )}
      </div>
      <OtherWays>
        {words.otherWay} <a href={`mailto:${email}`}>{email}</a>.{" "}
        <a href={words.privacy.to}>{words.privacy.label}</a>
      </OtherWays>
    </FormCard>
  );
}

export const query = graphql`
  fragment ContactFormWords on ContactForm {
    title
    lead
    required
    firstName
    lastName
    email
    phone
    subject
    message
    submit
    problems
    kept
    discard
    offline
    failed
    retry
    withoutScript
    otherWay
    privacy {
      label
      to
    }
  }
`;
