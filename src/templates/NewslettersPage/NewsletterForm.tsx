import styled from "@emotion/styled";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../components/Button";
import { Field, Fields, Input } from "../../components/Field";
import { SectionHeading, Split } from "../../components/Section";
import { showToast } from "../../components/Toast";
import { Warning } from "../../components/Type";
import { moveFocus } from "../../lib/moveFocus";
import { useSite } from "../../lib/useSite";
import { formSheet, iconRow } from "../../theme/parts";
import { space } from "../../theme/tokens";

/**
 * The subscription form. It only checks that the email address is not empty, and sends nothing.
 *
 * Submitting before hydration must not put personal data into the URL. The `dialog` method does nothing
 * outside a dialog, and browsers that do not support it submit no fields without a `name`.
 */
export function NewsletterForm({ labels }: { labels: Queries.NewsletterFormFieldsFragment }) {
  const { email } = useSite().lender;
  const emailField = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const isEmpty = emailField.current?.value.trim() === "";
    setMissing(isEmpty);
    if (isEmpty) {
      emailField.current?.focus();
      showToast({ title: labels.errorTitle, text: labels.errorText, tone: "destructive" });
    } else {
      form.reset();
      // Moves the focus, so that pressing Enter again does not submit the empty form and report an error.
      moveFocus(form);
      showToast({ title: labels.success });
    }
  };

  return (
    <Split ratio="minmax(0, 1fr) minmax(0, 1.5fr)" id="subscribe">
      <SectionHeading content={labels}>
        <p>
          {labels.otherWay} <a href={`mailto:${email}`}>{email}</a>.{" "}
          <a href={labels.privacy.to}>{labels.privacy.label}</a>
        </p>
      </SectionHeading>
      <Sheet method="dialog" noValidate onSubmit={submit}>
        <Fields>
          <Field label={labels.firstName}>
            <Input type="text" autoComplete="given-name" />
          </Field>
          <Field label={labels.lastName}>
            <Input type="text" autoComplete="family-name" />
          </Field>
          {/* The message stays here, because the toast with the same text disappears after five seconds. */}
          <Field
            label={labels.email}
            message={isMissing ? { kind: "problem", text: labels.errorText } : undefined}
            isWide
          >
            <Input
              ref={emailField}
              type="email"
              autoComplete="email"
              aria-required="true"
              onInput={() => setMissing(false)}
            />
          </Field>
        </Fields>
        <Consent>
          <input type="checkbox" />
          <span>{labels.consent}</span>
        </Consent>
        <Button
          type="submit"
          data-variant="secondary"
          data-replay-click
          className="needs-script"
          // Without this, the second click of a double-click would submit the cleared form and report an
          // error.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {labels.submit}
        </Button>
        <Warning className="without-script">{labels.withoutScript}</Warning>
      </Sheet>
    </Split>
  );
}

const Sheet = styled.form`
  ${formSheet}
`;

const Consent = styled.label`
  ${iconRow(space[3])}
  align-items: flex-start;
  padding-block: ${space[5]};
`;
