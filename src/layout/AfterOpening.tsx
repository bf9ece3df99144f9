import styled from "@emotion/styled";
import { type ReactNode, startTransition, useEffect, useState } from "react";
import { isArriving } from "./startAtTop";

interface AfterOpeningProps {
  children: ReactNode;
}

/** Keeps the footer out of sight, so that nothing a visitor sees moves when the rest comes. */
const Room = styled.div`
  height: 100vh;
`;

/**
 * What follows a page's opening. A page that a link leads to shows its opening first and this after
 * the paint, so that a slow phone answers the click sooner; a loaded page has it from the start.
 */
export function AfterOpening({ children }: AfterOpeningProps) {
  const [isDue, setDue] = useState(() => !isArriving());
  useEffect(() => {
    if (isDue) return;
    let task: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      // A task after the frame's own is one after its paint.
      task = setTimeout(() => startTransition(() => setDue(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [isDue]);
  return isDue ? children : <Room />;
}
