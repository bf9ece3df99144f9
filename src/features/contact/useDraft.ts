import { type RefObject, useCallback, useEffect, useRef } from "react";
import { drafts } from "./draft";
import { isEmpty, mergeValues, readFields } from "./fields";
import { prepareSending } from "./loadClient";

/**
 * Persists what the visitor types as a draft, also while the form's own code is missing, and
 * prefetches what sending needs at the first focus.
 * @param container the element around the form
 * @returns to be called once the form contains the values of an earlier draft
 */
export function useDraft(container: RefObject<HTMLElement | null>): () => void {
  const isReady = useRef(false);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const stored = drafts.current();
    const persist = () => {
      const values = isReady.current ? readFields() : mergeValues(stored?.values, readFields());
      if (isEmpty(values)) drafts.forget();
      else drafts.keep(values);
    };
    const onEvent = ({ type, target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) return;
      if (type === "focusin") prepareSending();
      else persist();
    };
    // React stops events in HTML that it has not hydrated yet, so they are captured at the window.
    window.addEventListener("focusin", onEvent, true);
    window.addEventListener("input", onEvent, true);
    // The visitor may have started before this script ran.
    if (element.contains(document.activeElement)) prepareSending();
    if (!isEmpty(readFields())) persist();

    const flushWhenHidden = () => {
      if (document.visibilityState === "hidden") drafts.flush();
    };
    document.addEventListener("visibilitychange", flushWhenHidden);
    window.addEventListener("pagehide", drafts.flush);
    return () => {
      window.removeEventListener("focusin", onEvent, true);
      window.removeEventListener("input", onEvent, true);
      document.removeEventListener("visibilitychange", flushWhenHidden);
      window.removeEventListener("pagehide", drafts.flush);
      drafts.flush();
    };
  }, [container]);

  return useCallback(() => {
    isReady.current = true;
  }, []);
}
