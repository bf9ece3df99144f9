/** A name that the minifier can shorten, unlike the global. */
export const page = document;

export const root = page.documentElement;

export const listen = addEventListener;

export const all = (selector: string) => [...page.querySelectorAll<HTMLElement>(selector)];

/** Does the work for one item after another, in a task each: a slow phone can answer in between. */
export function inTasks<Item>(items: Item[], work: (item: Item) => void): void {
  const item = items.shift();
  if (!item) return;
  work(item);
  setTimeout(inTasks, 0, items, work);
}
