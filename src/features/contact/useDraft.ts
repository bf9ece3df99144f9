import type { FormApi } from "final-form";
import { useCallback, useEffect, useLayoutEffect } from "react";
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

/** Puts the stored draft into the fields that are empty, and returns the text of all. */
function restoreDraft(): Submission {
  const typed = readFields();
  const values = fillEmptyFields(typed, draftStore.current()?.values);
  if (fieldNames.some((name) => values[name] !== typed[name])) {
    draftStore.isRestored.set(true);
    // Whoever clicked on Send before hydration has not seen what the draft adds.
    const clicked = window.earlyClick?.target as Element | undefined;
    if (clicked?.closest("form")) window.earlyClick = undefined;
  }
  writeFields(values);
  return values;
}

/** Restores the draft, and stores what the visitor types, even before the form's code has loaded. */
export function usePersistedDraft(): void {
  // Before the form's own effects, which fill in the subject of a link.
  useLayoutEffect(() => {
    const isTyped = !isEmpty(readFields());
    const restored = restoreDraft();
    if (isTyped) draftStore.save(restored);
    const save = () => {
      const values = readFields();
      if (isEmpty(values)) {
        draftStore.clear();
        submitFlow.discard();
      } else draftStore.save(values);
    };
    const listeners = {
      input: save,
      // Some programs that fill in forms fire this event only.
      change: save,
      visibilitychange: draftStore.flush,
      pagehide: draftStore.flush,
      storage: (event: Event) => draftStore.restore(event as StorageEvent),
    };
    const controller = new AbortController();
    // React stops events in HTML that it has not hydrated yet, so they are captured at the window.
    for (const [type, listener] of Object.entries(listeners))
      window.addEventListener(type, listener, { capture: true, signal: controller.signal });
    return () => {
      controller.abort();
      draftStore.flush();
    };
  }, []);
}

/** Puts values into the form's state and into its controls. */
export function fillForm(form: FormApi<Submission>, values: Submission): void {
  writeFields(values);
  form.batch(() => {
    for (const name of fieldNames) form.change(name, values[name]);
  });
}

/**
 * Fills the form with what the visitor typed before hydration and, in fields left empty, with the
 * stored draft. Empties it when the message has been sent.
 * @param subject what the link that led here is about, for an empty subject
 * @returns a function that empties the form
 */
export function useFilledForm(form: FormApi<Submission>, subject: string | undefined): () => void {
  const reset = useCallback(() => {
    form.restart(emptySubmission);
    writeFields(emptySubmission);
  }, [form]);

  // Firefox restores after a reload what was in a field when the page was left, even if it was sent since.
  useLayoutEffect(() => () => writeFields(emptySubmission), []);
  useEffect(() => fillForm(form, restoreDraft()), [form]);
  useEffect(() => {
    const typed = readFields();
    if (subject && !typed.subject) fillForm(form, { ...typed, subject });
  }, [form, subject]);
  useEffect(
    () =>
      submitFlow.state.subscribe(() => {
        if (submitFlow.state.get() === "sent") reset();
      }),
    [reset],
  );
  return reset;
}
