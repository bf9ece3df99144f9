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

/** Puts values into the form and its controls. */
export function fillForm(form: FormApi<Submission>, values: Submission): void {
  writeFields(values);
  form.batch(() => {
    for (const name of fieldNames) form.change(name, values[name]);
  });
}

/**
 * Fills the form with what the visitor typed before hydration and, in fields left empty, with the
 * draft. Stores each change after that, and empties the form when the message has been sent.
 * @param subject what the link that led here is about, for an empty subject
 */
export function useDraft(form: FormApi<Submission>, subject: string | undefined) {
  /** Whether fields have text that the visitor has not typed just now. */
  const [isRestored, setRestored] = useState(false);
  const isSent = useSubmitState() === "sent";
  /** The subject that the visitor has not typed. */
  const given = useRef<string>(undefined);

  // Firefox restores after a reload what was in a field when the page was left, even if it was sent since.
  useLayoutEffect(() => () => writeFields(emptySubmission), []);
  useEffect(() => {
    const values = readFields();
    const draft = currentDraft()?.values ?? emptySubmission;
    const missing = fieldNames.filter((name) => values[name] === "" && draft[name] !== "");
    for (const name of missing) values[name] = draft[name];
    if (missing.length > 0) {
      setRestored(true);
      // Whoever clicked on Send before hydration has not seen what the draft adds.
      const clicked = window.earlyClick?.target as Element | undefined;
      if (clicked?.closest("form")) window.earlyClick = undefined;
    }
    const left = takeMessage();
    if (left.message) {
      // A message about the same is replaced; another one is kept below.
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
