import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { Room } from "./Room";
import { isArriving } from "./startAtTop";

interface AfterOpeningProps {
  children: ReactNode;
}

/**
 * What follows a page's opening. A page that a link leads to shows its opening first and this after
 * the paint, so that a slow phone answers the click sooner; a loaded page has it from the start.
 */
export function AfterOpening({ children }: AfterOpeningProps) {
  const [isDue, setDue] = useState(() => !isArriving());
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!room.current) return;
    // Told of what it observes for the first time once that has been painted, wherever it is.
    const painted = new IntersectionObserver(() => startTransition(() => setDue(true)));
    painted.observe(room.current);
    return () => painted.disconnect();
  }, []);
  return isDue ? children : <Room ref={room} />;
}
