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

export function fillForm(form: FormApi<Submission>, values: Submission): void {
  writeFields(values);
  form.batch(() => {
    for (const name of fieldNames) form.change(name, values[name]);
  });
}

/**
 * Fills in the form with what was entered before hydration and, in fields that are still empty, with the
 * draft. Then stores each change, and clears the form after sending.
 * @param subject the subject of the topic in the URL, filled in unless the visitor has written their own
 */
export function useDraft(form: FormApi<Submission>, subject: string | undefined) {
  const [isRestored, setRestored] = useState(false);
  const isSent = useSubmitState() === "sent";
  /** The subject that was filled in for the visitor, if any. */
  const given = useRef<string>(undefined);

  // Empties the fields when the page is left, because Firefox would otherwise restore their text after a
  // reload, even if it has been sent since.
  useLayoutEffect(() => () => writeFields(emptySubmission), []);
  useEffect(() => {
    const values = readFields();
    const draft = currentDraft()?.values ?? emptySubmission;
    const missing = fieldNames.filter((name) => values[name] === "" && draft[name] !== "");
    for (const name of missing) values[name] = draft[name];
    if (missing.length > 0) {
      setRestored(true);
      // If the visitor clicked Send before hydration, they have not seen the draft, so do not send it.
      const clicked = window.earlyClick?.target as Element | undefined;
      if (clicked?.closest("form")) window.earlyClick = undefined;
    }
    const left = takeMessage();
    if (left.message) {
      // Replaces a draft with the same subject. A draft with a different subject is kept below the message.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is emptied only once per message
  useEffect(() => {
    if (isSent) empty();
  }, [isSent]);
  return { isRestored, empty };
}
