// These functions run in the page: a tab sends their source there, so they share no code.

/** Whether an element is visible that matches a selector and contains a text. */
export const isVisible = (selector: string, text: string) =>
  [...document.querySelectorAll(selector)].some(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      `${element.ariaLabel ?? ""} ${element.textContent}`.includes(text),
  );

export const scrollToCentre = (selector: string) =>
  document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" });

/** Returns an element's distance from the window's top once it has been the same for some frames. */
export async function topAtRest(selector: string): Promise<number> {
  const top = () => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
  let last = top();
  for (let frames = 0; frames < 10; ) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = top();
    frames = Object.is(now, last) ? frames + 1 : 0;
    last = now;
  }
  return last;
}
