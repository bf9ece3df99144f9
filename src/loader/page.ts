/** The minifier can shorten this name, unlike the global's. */
export const page = document;

export const root = page.documentElement;

export const listen = addEventListener;

export const all = (selector: string) => [...page.querySelectorAll<HTMLElement>(selector)];

/** Processes each item in a task of its own, so that a slow phone stays responsive. */
export function inTasks<Item>(items: Item[], work: (item: Item) => void): void {
  const item = items.shift();
  if (!item) return;
  work(item);
  setTimeout(inTasks, 0, items, work);
}
