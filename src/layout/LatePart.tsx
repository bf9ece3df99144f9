import { type ReactNode, startTransition, useEffect, useState } from "react";
import { Room } from "./Room";

/** Code that comes after the code that shows it. */
export interface LateCode<Part> {
  /** The code, once it is there. */
  current: Part | undefined;
  /**
   * May be called again.
   * @throws when the code cannot be had
   */
  fetch(): Promise<void>;
}

interface LatePartProps<Part> {
  code: LateCode<Part>;
  children: (part: Part) => ReactNode;
}

/**
 * A part of a page whose code the page's opening does not wait for. The page's loader asks for it
 * together with the page, and a loaded page has it from the start. On a page that a link leads to its
 * room is kept until it comes; where it cannot be had, the page is loaded with its whole HTML.
 */
export function LatePart<Part>({ code, children }: LatePartProps<Part>) {
  const [isLate] = useState(code.current === undefined);
  const [isHere, setHere] = useState(!isLate);
  useEffect(() => {
    if (isHere) return;
    let gone = false;
    code.fetch().then(
      () => startTransition(() => setHere(true)),
      () => gone || window.location.reload(),
    );
    return () => {
      gone = true;
    };
  }, [code, isHere]);
  useEffect(() => {
    // The place that the address names was not there to go to.
    if (isLate && isHere) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [isLate, isHere]);
  return isHere && code.current ? children(code.current) : <Room />;
}
