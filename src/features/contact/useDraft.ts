import type { FormApi } from "final-form";
import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { draftStore } from "./draft";
import {
  emptySubmission,
  fieldNames,
  fillEmptyFields,
  isEmpty,
  readFields,
  type Submission,
  writeFields,
} from "./fields";
import { submitFlow } from "./submit";
export function fillForm(form: FormApi<Submission>, values: Submission): void {
  writeFields(values);
  form.batch(() => {
    for (const name of fieldNames) form.change(name, values[name]);
  });
}

/**
 * Fills the form with what the visitor typed before hydration and, in fields left empty, with the
 * stored draft. Stores each change after that, and empties the form when the message has been sent.
 * @param subject what the link that led here is about, for an empty subject
 */
export function useDraft(form: FormApi<Submission>, subject: string | undefined) {
  /** Whether fields have text that the visitor has not typed just now. */
  const [isRestored, setRestored] = useState(false);
  const empty = useCallback(() => {
    form.restart(emptySubmission);
    writeFields(emptySubmission);
    setRestored(false);
  }, [form]);

  // Firefox restores after a reload what was in a field when the page was left, even if it was sent since.
  useLayoutEffect(() => () => writeFields(emptySubmission), []);
  useEffect(() => {
    const typed = readFields();
    const values = fillEmptyFields(typed, draftStore.current()?.values);
    if (fieldNames.some((name) => values[name] !== typed[name])) {
      setRestored(true);
      // Whoever clicked on Send before hydration has not seen what the draft adds.
      const clicked = window.earlyClick?.target as Element | undefined;
      if (clicked?.closest("form")) window.earlyClick = undefined;
    }
    if (!isEmpty(typed)) draftStore.save(values);
    fillForm(form, values);
  }, [form]);
  useEffect(() => {
    const save = () => {
      const values = readFields();
      if (!isEmpty(values)) return void draftStore.save(values);
      draftStore.clear();
      submitFlow.discard();
      setRestored(false);
    };
    // Some programs that fill in forms fire the second event only.
    for (const type of ["input", "change"]) window.addEventListener(type, save);
    const unsubscribe = submitFlow.state.subscribe(() => {
      if (submitFlow.state.get() === "sent") empty();
    });
    return () => {
      for (const type of ["input", "change"]) window.removeEventListener(type, save);
      unsubscribe();
    };
  }, [empty]);
  useEffect(() => {
    const typed = readFields();
    if (subject && !typed.subject) fillForm(form, { ...typed, subject });
  }, [form, subject]);

  /** Deletes the draft and the report of its failure, and empties the form. */
  const discard = () => {
    draftStore.clear();
    submitFlow.discard();
    empty();
  };
  return { isRestored, discard };
}
