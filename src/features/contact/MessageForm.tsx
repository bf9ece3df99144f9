import styled from "@emotion/styled";
import { type MouseEvent, type RefObject, type SubmitEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { Form, type FormRenderProps, useForm } from "react-final-form";
import { Button, SmallButton } from "../../components/Button";
import { Fields } from "../../components/Field";
import { drawings, Icon } from "../../components/Icon";
import { Subtitle } from "../../components/Type";
import { createStore } from "../../lib/createStore";
import { moveFocus } from "../../lib/moveFocus";
import { useUrlHash } from "../../lib/useUrlHash";
import { from } from "../../theme/breakpoints";
import { row, stack } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";
import { FormField } from "./FormField";
import { emptySubmission, fieldId, fieldNames, readFields, type Submission } from "./fields";
import { type FieldErrors, validateSubmission } from "./schema";
import { prefetchSendCode, submit, useReceipt, useSubmitState } from "./submit";
import { fillForm, useMessage, withTopic } from "./useMessage";

interface MessageFormProps {
  labels: Queries.ContactFormFieldsFragment;
}

/** Whether the browser reports that it is online. The prerendered page assumes that it is. */
const online = createStore(true, { read: () => navigator.onLine, events: ["online", "offline"] });

export function MessageForm({ labels }: MessageFormProps) {
  return (
    <Form<Submission>
      initialValues={emptySubmission}
      validate={(values) => validateSubmission(values, labels.problems)}
      onSubmit={(values) => void submit(values, labels.toasts)}
      subscription={{ errors: true, hasValidationErrors: true, submitFailed: true }}
    >
      {(props) => <FormContent labels={labels} {...props} />}
    </Form>
  );
}

type FormContentProps = MessageFormProps & FormRenderProps<Submission>;

function FormContent({ labels, errors = {}, hasValidationErrors, submitFailed }: FormContentProps) {
  // Unlike the form in the render props, this reference is stable, so effects that depend on it run once.
  const form = useForm<Submission>();
  const hash = useUrlHash();
  const { topics } = labels;
  const topic = topics.find(({ id }) => id === hash);
  const isRestored = useMessage(form, topic, topics);
  const state = useSubmitState();
  const hasReceipt = useReceipt() !== undefined;
  const summary = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOnline = online.use();
  const isSending = state === "sending";
  const isBusy = isSending || state === "sent";

  const validateAndSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    fillForm(form, withTopic(readFields(), topic, topics));
    flushSync(() => void form.submit());
    if (form.getState().hasValidationErrors) {
      summary.current?.focus();
      // Without this, browsers would centre an element that is taller than the viewport.
      summary.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
    }
    // The fields are empty after sending, so if one kept the focus, it would report an error.
    else button.current?.focus();
  };

  return (
    // With method="dialog", a submission before hydration puts no data into the URL.
    <form
      method="dialog"
      noValidate
      onSubmit={validateAndSubmit}
      onReset={() => form.restart(emptySubmission)}
      onFocus={prefetchSendCode}
    >
      {submitFailed && hasValidationErrors && (
        <ErrorSummary ref={summary} title={labels.errors} errors={errors} />
      )}
      <Note role="status">
        {isRestored ? (
          <>
            <strong>{labels.restored}</strong>
            <SmallButton
              type="reset"
              data-variant="quiet"
              disabled={isSending}
              onClick={() => moveFocus(document.getElementById(fieldId("firstName")))}
            >
              {labels.discard}
            </SmallButton>
          </>
        ) : (
          labels.required
        )}
      </Note>
      <Fields>
        {fieldNames.map((name) => (
          <FormField key={name} name={name} labels={labels} readOnly={isSending} />
        ))}
      </Fields>
      <Note as="p">{labels.consent}</Note>
      <Actions>
        {/* Not `disabled`, because that would remove focus from the button. */}
        <Button
          ref={button}
          data-variant="primary"
          data-state={state}
          data-replay-click
          aria-disabled={isBusy}
        >
          {state === "sent" && <Icon drawing={drawings.check} />}
          <span aria-live="polite">{isBusy ? labels[state] : labels.submit}</span>
        </Button>
        {hasReceipt && <a href="#contactReceipt">{labels.received.link}</a>}
        {/* The toast about a failure disappears after a few seconds, so the message is repeated here. */}
        <p role="status">{isOnline ? state === "failed" && labels.failed : labels.offline}</p>
      </Actions>
    </form>
  );
}

interface ErrorSummaryProps {
  title: string;
  errors: FieldErrors;
  ref: RefObject<HTMLElement | null>;
}

function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  const focusField = (event: MouseEvent, id: string) => {
    event.preventDefault();
    const field = document.getElementById(id);
    moveFocus(field);
    // On its own, WebKit scrolls only far enough to show the caret.
    field?.scrollIntoView({ block: "center" });
  };
  return (
    <Summary ref={ref} tabIndex={-1} aria-labelledby="contactErrors">
      <Subtitle as="h3" id="contactErrors">
        {title}
      </Subtitle>
      <ul>
        {fieldNames.map(
          (name) =>
            errors[name] && (
              <li key={name}>
                <a href={`#${fieldId(name)}`} onClick={(event) => focusField(event, fieldId(name))}>
                  {errors[name]}
                </a>
              </li>
            ),
        )}
      </ul>
    </Summary>
  );
}

const Summary = styled.section`
  margin-top: ${space[5]};
  padding: ${space[5]};
  border: 1px solid ${color.danger};
  border-left-width: 6px;
  border-radius: ${token.radius};
  background: ${color.dangerBackground};
  & ul {
    margin-top: ${space[2]};
  }
  & a {
    display: inline-block;
    padding-block: ${space[1]};
    color: ${color.danger};
  }
`;

const Note = styled.div`
  ${row(`0 ${space[3]}`)}
  align-items: center;
  min-height: 2.75rem;
  margin-block: ${space[3]} ${space[2]};
  color: ${color.textMuted};
  font-size: ${size.small};
  & strong {
    color: ${color.positive};
  }
`;

const Actions = styled.div`
  ${stack(`${space[3]} ${space[5]}`)}
  align-items: center;
  margin-top: ${space[3]};
  & > button[data-state="sent"] {
    background: ${color.positiveBackground};
    color: ${color.positive};
    opacity: 1;
  }
  & p {
    font-size: ${size.small};
    color: ${color.warning};
  }
  ${from("sm")} {
    grid-template-columns: auto minmax(0, 1fr);
    & > button {
      min-width: 12.5rem;
    }
  }
`;
