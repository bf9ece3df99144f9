import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { drafts } from "./drafts";
import { isEmpty, mergeValues, readFields } from "./fields";
import { fetchForm } from "./lateForm";
import { prepareSending } from "./prepareSending";

const TOUCHES = ["pointerdown", "focusin", "input", "submit"];

/**
 * Looks after the form before its code is there, and keeps its draft at all times: fetches the code
 * when the form comes near or is touched, and remembers an attempt to send.
 */
export function useEarlyForm(place: RefObject<HTMLElement | null>) {
  const [failed, setFailed] = useState(false);
  const isLive = useRef(false);
  const wantsToSend = useRef(false);

  const fetchCode = useCallback(() => {
    fetchForm().then(
      () => setFailed(false),
      () => {
        setFailed(true);
        // Whoever has been told of a failure says anew when to send.
        wantsToSend.current = false;
      },
    );
  }, []);

  /** The form answers by itself now. */
  const onLive = useCallback(() => {
    isLive.current = true;
    // Later, as the wish may be what is happening now, and a form being sent ignores a second one.
    if (wantsToSend.current)
      setTimeout(() => place.current?.querySelector<HTMLElement>("[data-late]")?.click());
    wantsToSend.current = false;
  }, [place]);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const kept = drafts.current();
    const keepTyped = () =>
      keep(isLive.current ? readFields() : mergeValues(kept?.values, readFields()));
    const onTouch = ({ type, target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) return;
      if (!isLive.current) fetchCode();
      if (type === "focusin") prepareSending();
      if (type === "input") keepTyped();
      if (type === "submit" && !isLive.current) wantsToSend.current = true;
    };
    // React keeps events from whatever it has not taken over yet, so they are met on their way down.
    for (const type of TOUCHES) window.addEventListener(type, onTouch, true);
    // The visitor may have been faster than the page's script.
    if (element.contains(document.activeElement)) prepareSending();
    if (!isEmpty(readFields())) keepTyped();

    const nearness = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        nearness.disconnect();
        fetchCode();
      },
      { rootMargin: "50% 0%" },
    );
    nearness.observe(element);

    const flushWhenHidden = () => {
      if (document.visibilityState === "hidden") drafts.flush();
    };
    document.addEventListener("visibilitychange", flushWhenHidden);
    window.addEventListener("pagehide", drafts.flush);
    return () => {
      for (const type of TOUCHES) window.removeEventListener(type, onTouch, true);
      nearness.disconnect();
      document.removeEventListener("visibilitychange", flushWhenHidden);
      window.removeEventListener("pagehide", drafts.flush);
      drafts.flush();
    };
  }, [place, fetchCode]);

  return { failed, fetchCode, onLive };
}

function keep(values: ReturnType<typeof readFields>): void {
  if (isEmpty(values)) drafts.forget();
  else drafts.keep(values);
}
