import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../components/Button";
import { prefetchToasts, showToast } from "../../components/Toast/showToast";
import { Card, Columns, Consent, Field, Fields, WithoutScript } from "./styles";

interface NewsletterFormProps {
  labels: Queries.NewsletterFormFieldsFragment;
  /** The address for visitors who cannot use the form. */
  email: string;
}

/**
 * The subscribe form. It checks that there is an e-mail address and sends nothing.
 *
 * Submitting before hydration must not put personal data into the URL: the method `dialog` does
 * nothing outside of a dialog, and browsers that do not know it submit no fields without a `name`.
 */
export function NewsletterForm({ labels, email }: NewsletterFormProps) {
  const emailField = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const isEmpty = emailField.current?.value.trim() === "";
    setMissing(isEmpty);
    if (isEmpty) {
      emailField.current?.focus();
      showToast({
        title: labels.errorTitle,
        text: labels.errorText,
        tone: "destructive",
        below: form,
      });
    } else {
      form.reset();
      showToast({ title: labels.success, below: form });
    }
  };

  return (
    <Columns id="subscribe">
      <div>
        <h2>{labels.title}</h2>
        <p>{labels.lead}</p>
        <p>
          {labels.otherWay} <a href={`mailto:${email}`}>{email}</a>.{" "}
          <a href={labels.privacy.to}>{labels.privacy.label}</a>
        </p>
      </div>
      <Card method="dialog" noValidate onSubmit={submit} onFocus={prefetchToasts}>
        <Fields>
          <Field>
            <span>{labels.firstName}</span>
            <input type="text" autoComplete="given-name" />
          </Field>
          <Field>
            <span>{labels.lastName}</span>
            <input type="text" autoComplete="family-name" />
          </Field>
          <Field>
            <span>{labels.email}</span>
            <input
              ref={emailField}
              type="email"
              autoComplete="email"
              aria-required="true"
              aria-invalid={isMissing || undefined}
              onInput={() => setMissing(false)}
            />
          </Field>
        </Fields>
        <Consent>
          <input type="checkbox" />
          <span>{labels.consent}</span>
        </Consent>
        <Button type="submit" data-variant="primary" data-replay-click className="needs-script">
          {labels.submit}
        </Button>
        <WithoutScript>{labels.withoutScript}</WithoutScript>
      </Card>
    </Columns>
  );
}
