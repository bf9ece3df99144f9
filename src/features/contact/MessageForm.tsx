import { type SubmitEvent, useCallback, useEffect, useRef, useState } from "react";
import { Form, useForm, useFormState } from "react-final-form";
import { Button } from "../../components/Button";
import { drawings, Icon } from "../../components/Icon";
import { showToast } from "../../components/Toast/showToast";
import { createStore } from "../../lib/createStore";
import { ignoreSecondClick } from "../../lib/doubleClick";
import { moveFocus } from "../../lib/moveFocus";
import { useUrlHash } from "../../lib/useUrlHash";
import { CopyMessage } from "./CopyMessage";
import { type Draft, draftStore } from "./draft";
import { ErrorSummary } from "./ErrorSummary";
import { FormField } from "./FormField";
import {
  emptySubmission,
  fieldId,
  fieldNames,
  fillEmptyFields,
  isEmpty,
  readFields,
  type Submission,
} from "./fields";
import { acceptAll, loadValidation, validation } from "./loadClient";
import type { FieldErrors } from "./schema";
import { withTimeout } from "./send";
import { Actions, Fields, Note } from "./styles";
import { submitFlow } from "./submit";
import { fillForm, useRestoredDraft } from "./useDraft";

interface MessageFormProps {
  labels: Queries.ContactFormFieldsFragment;
  /** The draft of an earlier visit. */
  storedDraft: Draft | undefined;
  /** Called once the fields contain the draft. */
  onReady: () => void;
}

const readOnline = () => navigator.onLine;

/** Whether the browser reports a connection; the prerendered page assumes one. */
const online = createStore(true, {
  read: readOnline,
  events: { online: readOnline, offline: readOnline },
});

/** The id of the text that says what the form is doing. */
const STATE_ID = "contact-state";

/** The form with its state and validation. */
export function MessageForm({ onReady, ...props }: MessageFormProps) {
  // Effects of children run first, so the fields are registered and filled.
  useEffect(onReady, [onReady]);
  const { toasts } = props.labels;
  const onSubmit = useCallback(
    (values: Submission) => void submitFlow.submit(values, toasts),
    [toasts],
  );
  return (
    <Form<Submission> initialValues={emptySubmission} onSubmit={onSubmit} subscription={{}}>
      {() => <FormContent {...props} />}
    </Form>
  );
}

function FormContent({ labels, storedDraft }: Omit<MessageFormProps, "onReady">) {
  const form = useForm<Submission>();
  const { errors, submitFailed } = useFormState<Submission>({
    subscription: { errors: true, submitFailed: true },
  });
  const validate = validation.use();
  const state = submitFlow.state.use();
  const isLinked = useUrlHash() === labels.topic?.id;
  const subject = isLinked ? labels.topic?.subject : undefined;
  const { isRestored, reset } = useRestoredDraft(form, { storedDraft, subject });
  const isOnline = online.use();
  const isKept = draftStore.isKept.use();
  const [refusals, setRefusals] = useState(0);
  const [isSubmittedEarly, setSubmittedEarly] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const actions = useRef<HTMLDivElement>(null);

  const fieldErrors: FieldErrors = errors ?? {};
  const hasErrors = Object.keys(fieldErrors).length > 0;
  const isSummaryFocused = summary.current?.contains(document.activeElement);
  const isSending = isSubmittedEarly || state === "sending";
  const isBusy = state === "sending" || state === "sent";
  const offline = isKept ? labels.offline : labels.offlineUnkept;
  const failed = isKept ? labels.failed : labels.failedUnkept;
  const note = isOnline ? state === "failed" && failed : offline;

  const submit = () => {
    if (["sending", "sent"].includes(submitFlow.state.get())) return;
    fillForm(form, readFields());
    void form.submit();
    if (form.getState().hasValidationErrors) {
      // The summary moves a link or a field to where the button was.
      ignoreSecondClick(true);
      setRefusals((count) => count + 1);
    }
    // The button is disabled now, and a field is empty later: left then, it would report an error.
    else if (actions.current?.parentElement?.contains(document.activeElement))
      moveFocus(actions.current);
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // The fields register in an effect, which may run after the first submit event.
    if (validate && form.getRegisteredFields().length > 0) submit();
    else if (!isSubmittedEarly) {
      setSubmittedEarly(true);
      const message = fillEmptyFields(readFields(), draftStore.current()?.values);
      const draft = isEmpty(message) ? undefined : draftStore.save(message);
      void withTimeout(loadValidation)
        .catch(() => {})
        .then(() => {
          if (button.current) return validation.get() ?? validation.set(acceptAll);
          // It goes on when the visitor has left the page, as each submission does.
          const hasReturned = document.getElementById(fieldId("message"));
          if (!draft || draft !== draftStore.current() || hasReturned) return;
          const problems = validation.get()?.(draft.values, labels.problems) ?? {};
          const text = Object.values(problems).join(" ");
          if (text) void showToast({ ...labels.toasts.notStored, text, tone: "destructive" });
          else void submitFlow.submit(draft.values, labels.toasts);
        });
    }
  };
  useEffect(() => {
    form.setConfig("validate", validate && ((values) => validate(values, labels.problems)));
  }, [form, validate, labels]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it can be validated
  useEffect(() => {
    if (!(isSubmittedEarly && validate)) return;
    setSubmittedEarly(false);
    submit();
    // The next attempt may be able to load it.
    if (validate === acceptAll) validation.set(undefined);
  }, [isSubmittedEarly, validate]);
  useEffect(() => {
    if (refusals === 0) return;
    summary.current?.focus();
    // Browsers centre what is higher than the window.
    summary.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
  }, [refusals]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the summary has gone
  useEffect(() => {
    // A program may have filled in the fields.
    if (isSummaryFocused && !hasErrors) button.current?.focus();
  }, [hasErrors]);
  useEffect(() => {
    if (!isBusy && document.activeElement === actions.current) button.current?.focus();
  }, [isBusy]);
  useEffect(
    () =>
      submitFlow.state.subscribe(() => {
        if (submitFlow.state.get() === "sent") reset();
      }),
    [reset],
  );
  const discardDraft = useCallback(() => {
    draftStore.clear();
    submitFlow.discard();
    reset();
    moveFocus(document.getElementById(fieldId("firstName")));
  }, [reset]);

  return (
    // The method "dialog" prevents a submission before hydration from putting data into the URL.
    <form method="dialog" noValidate onSubmit={handleSubmit}>
      {submitFailed && hasErrors && (
        <ErrorSummary ref={summary} title={labels.errors} errors={fieldErrors} />
      )}
      <Note role="status">
        {isRestored ? (
          <>
            <strong>{labels.restored}</strong>
            <button type="button" disabled={isSending} onClick={discardDraft}>
              {labels.discard}
            </button>
          </>
        ) : (
          labels.required
        )}
      </Note>
      <Fields>
        {fieldNames.map((name) => (
          <FormField
            key={name}
            name={name}
            label={labels[name]}
            countLabels={labels}
            readOnly={isSending}
          />
        ))}
      </Fields>
      <Actions ref={actions} role="group" aria-labelledby={STATE_ID}>
        <Button
          ref={button}
          data-variant="primary"
          data-state={state}
          data-replay-click
          disabled={isBusy}
        >
          {state === "sent" && <Icon drawing={drawings.check} />}
          <span id={STATE_ID} aria-live="polite">
            {isSending ? labels.sending : isBusy ? labels[state] : labels.submit}
          </span>
        </Button>
        {/* The toast of a failure is removed after seconds; this remains until the next attempt. */}
        <p role="status">{note}</p>
        {note && !isKept && <CopyMessage labels={labels} />}
      </Actions>
    </form>
  );
}
