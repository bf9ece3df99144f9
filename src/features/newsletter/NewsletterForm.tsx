import styled from "@emotion/styled";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "../../components/Button";
import { prefetchToasts, showToast } from "../../components/Toast/showToast";
import { WithoutScript } from "../../components/WithoutScript";
import { moveFocus } from "../../lib/moveFocus";
import { from } from "../../theme/breakpoints";
import { columns, formSheet, square, stack, textBox } from "../../theme/parts";
import { color, size, space } from "../../theme/tokens";

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
  const errorId = useId();
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
      // From there a second Enter submits nothing, which would report that the form is empty.
      moveFocus(form);
      showToast({ title: labels.success });
    }
  };

  return (
    <Columns id="subscribe">
      <div>
        <h2>{labels.title}</h2>
        <Lead>{labels.lead}</Lead>
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
          <Field data-wide>
            <span>{labels.email}</span>
            <input
              ref={emailField}
              type="email"
              autoComplete="email"
              aria-required="true"
              aria-invalid={isMissing || undefined}
              aria-describedby={isMissing ? errorId : undefined}
              onInput={() => setMissing(false)}
            />
          </Field>
          {/* The toast goes after five seconds. */}
          {isMissing && <Missing id={errorId}>{labels.errorText}</Missing>}
        </Fields>
        <Consent>
          <input type="checkbox" />
          <span>{labels.consent}</span>
        </Consent>
        <Button
          type="submit"
          data-variant="primary"
          data-replay-click
          className="needs-script"
          // The second click of a double click would report that the form is empty after a success.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {labels.submit}
        </Button>
        <WithoutScript>{labels.withoutScript}</WithoutScript>
      </Card>
    </Columns>
  );
}

const Columns = styled.div`
  ${stack(`${space[8]} ${space[16]}`)}
  ${columns("lg", "minmax(0, 1fr) minmax(0, 1.5fr)")}
  & > div > p {
    max-width: 28rem;
    margin-top: ${space[4]};
    color: ${color.textMuted};
  }
`;

const Lead = styled.p`
  font-size: ${size.large};
`;

const Card = styled.form`
  ${formSheet}
`;

const Fields = styled.div`
  ${stack(space[5])}
  ${from("sm")} {
    grid-template-columns: 1fr 1fr;
    & > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;

const Field = styled.label`
  ${stack(space[2])}
  font-weight: 600;
  & input {
    ${textBox}
    min-width: 0;
    padding: ${space[2]} ${space[4]};
    font-weight: 400;
  }
  & input[aria-invalid="true"] {
    border-color: ${color.danger};
    background: ${color.dangerBackground};
  }
`;

const Missing = styled.p`
  grid-column: 1 / -1;
  margin-top: calc(-1 * ${space[3]});
  color: ${color.danger};
  font-weight: 600;
`;

const Consent = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[3]};
  align-items: start;
  padding-block: ${space[5]};
  & input {
    ${square("1.5rem")}
    margin: 0;
    accent-color: ${color.emphasis};
  }
`;
