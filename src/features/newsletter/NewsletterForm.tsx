import { graphql } from "gatsby";
import { type FormEvent, useRef, useState } from "react";
import { ButtonFace } from "../../components/Button/ButtonFace";
import { prepareToasts, showToast } from "../../components/Toast/showToast";
import { Card, Columns, Consent, Field, Fields, WithoutScript } from "./styles";

interface NewsletterFormProps {
  words: Queries.NewsletterFormWordsFragment;
  /** Where those write who cannot use the form. */
  email: string;
}

/**
 * The subscribe form. It checks that there is an e-mail address and sends nothing.
 *
 * Before the script comes, submitting must not carry what was typed into the address: a form with
 * the method `dialog` that stands in no dialog goes nowhere, and fields without a `name` are part
 * of no submission, also in a browser that does not know the method.
 */
export function NewsletterForm({ words, email }: NewsletterFormProps) {
  const emailField = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const empty = emailField.current?.value.trim() === "";
    setMissing(empty);
    if (empty) {
      emailField.current?.focus();
      showToast({
        title: words.errorTitle,
        text: words.errorText,
        tone: "destructive",
        below: form,
      });
    } else {
      form.reset();
      showToast({ title: words.success, below: form });
    }
  };

  return (
    <Columns id="subscribe">
      <div>
        <h2>{words.title}</h2>
        <p>{words.lead}</p>
        <p>
          {words.otherWay} <a href={`mailto:${email}`}>{email}</a>.{" "}
          <a href={words.privacy.to}>{words.privacy.label}</a>
        </p>
      </div>
      <Card method="dialog" noValidate onSubmit={submit} onFocus={prepareToasts}>
        <Fields>
          <Field>
            <span>{words.firstName}</span>
            <input type="text" autoComplete="given-name" />
          </Field>
          <Field>
            <span>{words.lastName}</span>
            <input type="text" autoComplete="family-name" />
          </Field>
          <Field>
            <span>{words.email}</span>
            <input
              ref={emailField}
              type="email"
              autoComplete="email"
              aria-required="true"
              aria-invalid={missing || undefined}
              onInput={() => setMissing(false)}
            />
          </Field>
        </Fields>
        <Consent>
          <input type="checkbox" />
          <span>{words.consent}</span>
        </Consent>
        <ButtonFace type="submit" data-variant="primary" data-replay-click className="needs-script">
          {words.submit}
        </ButtonFace>
        <WithoutScript>{words.withoutScript}</WithoutScript>
      </Card>
    </Columns>
  );
}

export const query = graphql`
  fragment NewsletterFormWords on NewsletterForm {
    title
    lead
    firstName
    lastName
    email
    consent
    submit
    errorTitle
    errorText
    success
    withoutScript
    otherWay
    privacy {
      label
      to
    }
  }
`;
