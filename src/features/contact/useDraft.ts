import type { FormApi } from "final-form";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Draft, draftStore } from "./draft";
import {
  emptySubmission,
  fieldNames,
  fillEmptyFields,
  isEmpty,
  readFields,
  type Submission,
  writeFields,
} from "./fields";
import { prefetchSending } from "./loadClient";
import { submitFlow } from "./submit";

/**
 * Persists what the visitor types as a draft, also before the form's code has loaded, and prefetches
 * the code for sending at the first focus.
 * @param container the element around the form
 * @returns a callback to call once the form contains the values of the stored draft
 */
export function usePersistedDraft(container: RefObject<HTMLElement | null>): () => void {
  const isReady = useRef(false);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const stored = draftStore.current();
    if (stored) holdBackEarlySend(element, stored);
    const save = () => {
      const typed = readFields();
      const values = isReady.current ? typed : fillEmptyFields(typed, stored?.values);
      if (isEmpty(values)) {
        draftStore.clear();
        submitFlow.discard();
      } else draftStore.save(values);
    };
    const onEvent = ({ type, target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) return;
      if (type === "focusin") prefetchSending();
      else save();
    };
    // React stops events in HTML that it has not hydrated yet, so they are captured at the window.
    window.addEventListener("focusin", onEvent, true);
    window.addEventListener("input", onEvent, true);
    // Some programs that fill in forms fire this event only.
    window.addEventListener("change", onEvent, true);
    // The visitor may have started before this script ran.
    if (element.contains(document.activeElement)) prefetchSending();
    if (!isReady.current && !isEmpty(readFields())) save();

    const flushWhenHidden = () => {
      if (document.visibilityState === "hidden") draftStore.flush();
    };
    document.addEventListener("visibilitychange", flushWhenHidden);
    window.addEventListener("pagehide", draftStore.flush);
    window.addEventListener("storage", draftStore.restore);
    return () => {
      window.removeEventListener("focusin", onEvent, true);
      window.removeEventListener("input", onEvent, true);
      window.removeEventListener("change", onEvent, true);
      document.removeEventListener("visibilitychange", flushWhenHidden);
      window.removeEventListener("pagehide", draftStore.flush);
      window.removeEventListener("storage", draftStore.restore);
      draftStore.flush();
    };
  }, [container]);

  return useCallback(() => {
    isReady.current = true;
  }, []);
}

/** Who clicked on Send before hydration did not see what the draft adds: it is shown, and not sent. */
function holdBackEarlySend(form: HTMLElement, { values }: Draft): void {
  const typed = readFields();
  const isAdded = fieldNames.some((name) => values[name] && !typed[name]);
  const clicked = (window.earlyClick?.target as Element | undefined)?.closest("button");
  if (!(isAdded && clicked && form.contains(clicked))) return;
  window.earlyClick = undefined;
  if (!document.activeElement?.matches("input, textarea")) form.scrollIntoView();
}

/** Puts values into the form's state and into its controls. */
export function fillForm(form: FormApi<Submission>, values: Submission): void {
  writeFields(values);
  form.batch(() => {
    for (const name of fieldNames) form.change(name, values[name]);
  });
}

interface FirstValues {
  storedDraft: Draft | undefined;
  /** What the link that led here is about. */
  subject: string | undefined;
}

/**
 * Fills the form with what the visitor typed before hydration and, in fields left empty, with the
 * stored draft. A subject that is still empty is that of the link.
 * @returns whether a draft was restored, and a function that empties the form
 */
export function useRestoredDraft(form: FormApi<Submission>, { storedDraft, subject }: FirstValues) {
  const [isRestored, setRestored] = useState(false);

  // Firefox restores after a reload what was in a field when the page was left, also if it was sent since.
  useLayoutEffect(() => () => writeFields(emptySubmission), []);
  // Effects of children run first, so the fields have registered.
  useEffect(() => {
    const typed = readFields();
    const values = fillEmptyFields(typed, draftStore.current()?.values);
    if (!isEmpty(typed)) draftStore.save(values);
    fillForm(form, values);
  }, [form]);
  useEffect(() => {
    const typed = readFields();
    if (subject && !typed.subject) fillForm(form, { ...typed, subject });
  }, [form, subject]);
  // Apart, so that a link followed later does not restore what was sent or discarded.
  useEffect(() => setRestored(storedDraft !== undefined), [storedDraft]);

  const reset = useCallback(() => {
    form.restart(emptySubmission);
    writeFields(emptySubmission);
    setRestored(false);
  }, [form]);

  return { isRestored, reset };
}
