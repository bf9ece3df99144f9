import { graphql } from "gatsby";
import { useMemo, useRef, useState } from "react";
import { LazySection, lazyComponent } from "../../components/LazySection/LazySection";
import { drafts } from "./draft";
import { FormPlaceholder } from "./FormPlaceholder";
import { FormCard, Lead, OtherWays, WithoutScript } from "./styles";
import { useDraft } from "./useDraft";

interface ContactFormProps {
  words: Queries.ContactFormWordsFragment;
  email: string;
}

const submissionForm = lazyComponent(async () => {
  const { SubmissionForm } = await import(
    /* webpackChunkName: "contact", webpackPreload: true */ "./SubmissionForm"
  );
  return SubmissionForm;
});

/** The message form, lazy-loaded, and the other ways to write. */
export function ContactForm({ words, email }: ContactFormProps) {
  const container = useRef<HTMLDivElement>(null);
  const [kept] = useState(drafts.current);
  const onReady = useDraft(container);
  const form = useMemo(() => ({ words, kept, onReady }), [words, kept, onReady]);
  return (
    <FormCard data-island="contact">
      <h2>{words.title}</h2>
      <Lead>{words.lead}</Lead>
      <WithoutScript>{words.withoutScript}</WithoutScript>
      <div ref={container} className="needs-script">
        <LazySection
          code={submissionForm}
          props={form}
          Placeholder={FormPlaceholder}
          error={{ message: words.failed, retry: words.retry }}
        />
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
