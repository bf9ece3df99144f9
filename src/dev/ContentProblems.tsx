import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { color, size, space, token } from "../theme/tokens";
import { subscribeToProblems } from "./problemStream";

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

/** Shows the mistakes in the content over the page, in the words of `npm run content:check`. */
export function ContentProblems() {
  const notice = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState("");
  const hadProblems = useRef(false);
  useEffect(() => subscribeToProblems(setProblems), []);
  useEffect(() => {
    // In the top layer, also above a dialog that opened before.
    notice.current?.togglePopover(false);
    notice.current?.togglePopover(problems !== "");
    if (problems === "" && hadProblems.current) return reloadWhenComplete();
    hadProblems.current = problems !== "";
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

/** How often it asks whether the page's content is there, in milliseconds. */
const INTERVAL = 300;

/**
 * Loads a page that threw for lack of content again, once its query finds its content; it stays under
 * Gatsby's message until then. Every other page gets the new content from Gatsby, unless it is loading at
 * that moment.
 * @returns a function that stops waiting for the content
 */
function reloadWhenComplete(): () => void {
  if (!document.querySelector("gatsby-fast-refresh")) return () => {};
  const timer = setInterval(async () => {
    if (!(await hasContent())) return;
    clearInterval(timer);
    window.location.reload();
  }, INTERVAL);
  return () => clearInterval(timer);
}

async function hasContent(): Promise<boolean> {
  const path = window.location.pathname.replace(/\/$/, "") || "/index";
  const response = await fetch(`/page-data${path}/page-data.json`);
  if (!response.ok) return false;
  const { result } = await response.json();
  return Boolean(result?.data) && !Object.values(result.data).includes(null);
}
