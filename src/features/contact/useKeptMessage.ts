import { useCallback, useEffect, useState } from "react";
import { useForm } from "react-final-form";
import { contactFlow } from "./contactFlow";
import { drafts } from "./draft";
import { emptySubmission, fieldNames, isEmpty, mergeValues, readFields } from "./fields";
import type { SubmissionFormProps } from "./SubmissionForm";
import type { Submission } from "./schema";

/**
 * Brings into the form what the visitor typed before its code came, and what was kept of an earlier
 * visit; empties it when the message has been sent.
 */
export function useKeptMessage(kept: SubmissionFormProps["kept"]) {
  const form = useForm<Submission>();
  const [isRestored, setRestored] = useState(false);

  const startAfresh = useCallback(() => {
    form.restart(emptySubmission);
    setRestored(false);
  }, [form]);

  // The fields have registered by now: effects of children come first.
  useEffect(() => {
    const typed = readFields();
    const values = mergeValues(drafts.current()?.values, typed);
    if (!isEmpty(typed)) drafts.keep(values);
    form.batch(() => {
      for (const name of fieldNames) form.change(name, values[name]);
    });
    setRestored(kept !== undefined);
  }, [form, kept]);

  useEffect(
    () =>
      contactFlow.subscribe(() => {
        if (contactFlow.state() === "sent") startAfresh();
      }),
    [startAfresh],
  );

  const discard = useCallback(() => {
    drafts.forget();
    startAfresh();
  }, [startAfresh]);

  return { isRestored, discard };
}
