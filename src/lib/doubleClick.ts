/** In milliseconds. A second click or tap within it is one too many. */
const DOUBLE_CLICK = 500;

/** In CSS pixels: two taps of a finger are not at the same point. */
const NEAR = 40;

let last: MouseEvent | undefined;
/** The click whose second one is ignored. */
let first: MouseEvent | undefined;
let isSameIgnored = false;

/**
 * Ignores the second click of a double click, because the first one moves something else under the
 * pointer. To be called before or when that moves.
 * @param sameToo also when it hits the same element again
 */
export function ignoreSecondClick(sameToo = false): void {
  // What one click moves may ask one after the other, such as a form and its toast.
  isSameIgnored = sameToo || (isSameIgnored && first === last);
  const isByKey = last?.detail === 0;
  first = isByKey ? undefined : last;
}

function isSecondClick({ detail, timeStamp, clientX, clientY, target }: MouseEvent): boolean {
  const isByKey = detail === 0;
  if (isByKey || !first || timeStamp - first.timeStamp >= DOUBLE_CLICK) return false;
  const isNear = Math.hypot(clientX - first.clientX, clientY - first.clientY) < NEAR;
  return isNear && (isSameIgnored || target !== first.target);
}

function guard(event: MouseEvent): void {
  if (isSecondClick(event)) {
    event.preventDefault();
    event.stopPropagation();
  } else if (event.type === "click") last = event;
}

if (typeof window !== "undefined") {
  window.addEventListener("mousedown", guard, true);
  window.addEventListener("click", guard, true);
}
