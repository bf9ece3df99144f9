import { useEffect, useRef } from "react";
import { moveFocus } from "../../lib/moveFocus";
import type { KeptLoans } from "./keptLoansStore";

export const HEADING = "h2";

/** Moves the focus where the reader would look next, once an action has changed the loans. */
export function useFocusAfter(kept: KeptLoans) {
  const root = useRef<HTMLDivElement>(null);
  const next = useRef<string>(undefined);
  // Another tab may remove the loan whose name has it.
  const hadFocus = root.current?.contains(document.activeElement);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the loans have been rendered
  useEffect(() => {
    if (hadFocus && document.activeElement === document.body) next.current ??= HEADING;
    if (next.current)
      for (const selector of [HEADING, next.current])
        moveFocus(root.current?.querySelector<HTMLElement>(selector));
    next.current = undefined;
  }, [kept]);
  const thenFocus = (selector: string, action: () => void) => {
    next.current = selector;
    action();
  };
  return { root, thenFocus };
}
