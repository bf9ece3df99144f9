import type { FormApi } from "final-form";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { takeMessage } from "../../lib/prefill";
import { clearDraft, currentDraft, saveDraft } from "./draft";
import {
  emptySubmission,
  fieldNames,
  isEmpty,
  readFields,
  type Submission,
  writeFields,
} from "./fields";
import { forgetFailure, useSubmitState } from "./submit";

/** Sets values in the form and its controls. */
export function fillForm(form: FormApi<Submission>, values: Submission): void {
  writeFields(values);
  form.batch(() => {
    for (const name of fieldNames) form.change(name, values[name]);
  });
}

/**
 * Fills the form with the input from before hydration and, in empty fields, with the draft. Stores each
 * later change, and clears the form after sending.
 * @param subject the topic of the link that was followed, for an empty subject
 */
export function useDraft(form: FormApi<Submission>, subject: string | undefined) {
  /** Whether fields have text that the visitor has not just typed. */
  const [isRestored, setRestored] = useState(false);
  const isSent = useSubmitState() === "sent";
  /** The subject, if the visitor has not typed it. */
  const given = useRef<string>(undefined);

  // After a reload, Firefox restores a field's text from when the page was left, even if it was sent since.
  useLayoutEffect(() => () => writeFields(emptySubmission), []);
  useEffect(() => {
    const values = readFields();
    const draft = currentDraft()?.values ?? emptySubmission;
    const missing = fieldNames.filter((name) => values[name] === "" && draft[name] !== "");
    for (const name of missing) values[name] = draft[name];
    if (missing.length > 0) {
      setRestored(true);
      // A visitor who clicked Send before hydration has not seen the draft.
      const clicked = window.earlyClick?.target as Element | undefined;
      if (clicked?.closest("form")) window.earlyClick = undefined;
    }
    const left = takeMessage();
    if (left.message) {
      // Replaces a message with the same subject; any other stays below.
      const isOther = values.message !== "" && values.subject !== left.subject;
      values.message = isOther ? `${left.message}\n\n${values.message}` : left.message;
      values.subject = left.subject ?? "";
      saveDraft(values);
    } else if (subject && (!values.subject || values.subject === given.current)) {
      values.subject = subject;
      given.current = subject;
    }
    fillForm(form, values);
    return form.subscribe(
      ({ values }) => {
        if (!isEmpty(values.subject === given.current ? { ...values, subject: "" } : values))
          return void saveDraft(values);
        clearDraft();
        forgetFailure();
        setRestored(false);
      },
      { values: true },
    );
  }, [form, subject]);

  const empty = () => {
    form.restart(emptySubmission);
    writeFields(emptySubmission);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message
  useEffect(() => {
    if (isSent) empty();
  }, [isSent]);
  return { isRestored, empty };
}
