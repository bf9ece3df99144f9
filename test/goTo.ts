import { act } from "@testing-library/react";

/** Follows a link to an anchor on the page, such as "#late", or to the page itself, "". */
export const goTo = (anchor: string) =>
  act(() => {
    window.history.replaceState(null, "", `/faq${anchor}`);
    window.dispatchEvent(new Event("hashchange"));
  });
