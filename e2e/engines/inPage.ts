// These functions run in the page: a tab sends their source there, so they share no code.

/** Whether an element is visible that matches a selector and contains a text. */
export const isVisible = (selector: string, text: string) =>
  [...document.querySelectorAll(selector)].some(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      `${element.ariaLabel ?? ""} ${element.textContent}`.includes(text),
  );

/** Returns the position of an element's middle, or why it cannot be clicked. */
export async function scrollToMiddle(
  selector: string,
  text: string,
): Promise<[x: number, y: number] | string> {
  const element = [...document.querySelectorAll(selector)].find(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      `${each.ariaLabel ?? ""} ${each.textContent}`.includes(text),
  );
  if (!element) return "there is none";
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const before = element.getClientRects()[0];
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  const box = element.getClientRects()[0];
  if (!box || box.x !== before?.x || box.y !== before.y) return "it is moving or has no size";
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const onTop = document.elementFromPoint(x, y);
  return onTop && (element.contains(onTop) || onTop.contains(element))
    ? [x, y]
    : `at ${x}, ${y} there is ${onTop?.outerHTML.slice(0, 100)}`;
}

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
