import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useForm, useFormState } from "react-final-form";
import { ButtonFace } from "../../components/Button/ButtonFace";
import { drawings } from "../../components/Icon/drawings";
import { Icon } from "../../components/Icon/Icon";
import { contactFlow } from "./contactFlow";
import { ErrorSummary } from "./ErrorSummary";
import { FormField } from "./FormField";
import { fieldNames } from "./fields";
import type { LiveFormProps } from "./LiveForm";
import { Actions, Fields, Note } from "./styles";
import { useKeptMessage } from "./useKeptMessage";
import { useOnline } from "./useOnline";
import type { Problems } from "./validateSubmission";

const atFirst = () => "idle" as const;

/** The six fields, the button, and what there is to say about them. */
export function MessageForm({ words, kept }: Omit<LiveFormProps, "onLive">) {
  const form = useForm();
  const { errors, submitFailed } = useFormState({
    subscription: { errors: true, submitFailed: true },
  });
  const state = useSyncExternalStore(contactFlow.subscribe, contactFlow.state, atFirst);
  const { isRestored, discard } = useKeptMessage(kept);
  const isOnline = useOnline();
  const [refusals, setRefusals] = useState(0);
  const summary = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const problems: Problems = errors ?? {};
  const hasProblems = Object.keys(problems).length > 0;
  const buttonWords = { idle: words.submit, sending: "Sending...", sent: "Message Sent" };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // Drawn, but not live yet: the wish is kept until the fields have their values.
    const isLive = form.getRegisteredFields().length > 0;
    if (!isLive || contactFlow.state() !== "idle") return;
    void form.submit();
    if (form.getState().hasValidationErrors) setRefusals((count) => count + 1);
  };
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
    <form method="dialog" noValidate onSubmit={submit}>
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
          data-late
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
