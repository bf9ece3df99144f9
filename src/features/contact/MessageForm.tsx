import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useForm, useFormState } from "react-final-form";
import { ButtonFace } from "../../components/Button/ButtonFace";
import { drawings } from "../../components/Icon/drawings";
import { Icon } from "../../components/Icon/Icon";
import { contactFlow } from "./contactFlow";
import { ErrorSummary } from "./ErrorSummary";
import { FormField } from "./FormField";
import { fieldNames } from "./fields";
import type { SubmissionFormProps } from "./SubmissionForm";
import { Actions, Fields, Note } from "./styles";
import { useKeptMessage } from "./useKeptMessage";
import { useOnline } from "./useOnline";
import type { Problems } from "./validateSubmission";

const atFirst = () => "idle" as const;

/** The six fields, the button, and what there is to say about them. */
export function MessageForm({ words, kept }: Omit<SubmissionFormProps, "onReady">) {
  const form = useForm();
  const { errors, submitFailed } = useFormState({
    subscription: { errors: true, submitFailed: true },
  });
  const state = useSyncExternalStore(contactFlow.subscribe, contactFlow.state, atFirst);
  const { isRestored, discard } = useKeptMessage(kept);
  const isOnline = useOnline();
  const [refusals, setRefusals] = useState(0);
  const [isSubmittedEarly, setSubmittedEarly] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const problems: Problems = errors ?? {};
  const hasProblems = Object.keys(problems).length > 0;
  const buttonWords = { idle: words.submit, sending: "Sending...", sent: "Message Sent" };

  const submit = () => {
    if (contactFlow.state() !== "idle") return;
    void form.submit();
    if (form.getState().hasValidationErrors) setRefusals((count) => count + 1);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // The fields register in an effect, which may run after the first event that reaches them.
    if (form.getRegisteredFields().length > 0) submit();
    else setSubmittedEarly(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fields have registered
  useEffect(() => {
    if (isSubmittedEarly) submit();
  }, [isSubmittedEarly]);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  useEffect(() => {
    // A button loses the focus while it is disabled; the keyboard is to find it again.
    if (state === "sending")
      return () => {
        if (document.activeElement === document.body) button.current?.focus();
      };
  }, [state]);

  return (
    // Without its script a form of this method sends nothing anywhere, not even to the address.
    <form method="dialog" noValidate onSubmit={onSubmit}>
      {submitFailed && hasProblems && (
        <ErrorSummary ref={summary} title={words.problems} problems={problems} />
      )}
      <Note role="status">
        {isRestored ? (
          <>
            <strong>{words.kept}</strong>
            <button type="button" onClick={discard}>
              {words.discard}
            </button>
          </>
        ) : (
          words.required
        )}
      </Note>
      <Fields>
        {fieldNames.map((name) => (
          <FormField key={name} name={name} label={words[name]} readOnly={state === "sending"} />
        ))}
      </Fields>
      <Actions>
        <ButtonFace
          ref={button}
          data-variant="primary"
          data-state={state}
          data-replay-click
          disabled={state !== "idle"}
        >
          {state === "sent" && <Icon drawing={drawings.check} />}
          <span aria-live="polite">{buttonWords[state]}</span>
        </ButtonFace>
        <p role="status">{!isOnline && words.offline}</p>
      </Actions>
    </form>
  );
}
