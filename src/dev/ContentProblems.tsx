import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { color, size, space, token } from "../theme/tokens";
import { PROBLEMS_PATH } from "./problemsPath";

const Notice = styled.div`
  position: fixed;
  inset: auto ${space[4]} ${space[4]};
  width: auto;
  max-height: 80vh;
  margin: 0;
  padding: ${space[5]};
  overflow: auto;
  border: 3px solid ${color.danger};
  border-radius: ${token.radiusSmall};
  background: ${color.background};
  color: ${color.text};
  & pre {
    margin: ${space[3]} 0 0;
    font-size: ${size.small};
    white-space: pre-wrap;
  }
`;

/** How often it asks for the mistakes, in milliseconds. */
const INTERVAL = 1000;

/** Shows the mistakes in the content over the page, in the words of `npm run content:check`. */
export function ContentProblems() {
  const notice = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState("");
  useEffect(() => {
    const timer = setInterval(async () => {
      const response = document.hidden ? undefined : await fetch(PROBLEMS_PATH).catch(() => null);
      if (response?.ok) setProblems(await response.text());
    }, INTERVAL);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    // In the top layer, also above a dialog that opened before.
    notice.current?.togglePopover(false);
    notice.current?.togglePopover(problems !== "");
  }, [problems]);
  return (
    <Notice ref={notice} role="alert" popover="manual">
      <strong>
        The content has mistakes. Pages show its last valid version where there is one.
      </strong>
      <pre>{problems}</pre>
    </Notice>
  );
}

/** Renders the mistakes outside of Gatsby's root, so that they remain when a page throws. */
export function showContentProblems(): void {
  const container = document.createElement("div");
  document.body.append(container);
  createRoot(container).render(<ContentProblems />);
}
