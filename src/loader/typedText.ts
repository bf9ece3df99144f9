type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = "input, select, textarea";

/**
 * Remembers the prerendered fields before React hydrates them. When a translator or an extension has
 * changed the HTML by then, React renders it anew, and what was typed is in the removed fields.
 * @returns a function that copies it into the new fields, with the focus, as soon as they are there
 */
export function rememberTypedText(container: Element): () => void {
  const { pathname } = window.location;
  let prerendered = keyed(container);
  let focused = document.activeElement;
  window.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) focused = target;
  });
  const restore = (isChecked = false) => {
    if (window.location.pathname !== pathname) {
      observer.disconnect();
      return;
    }
    const rendered = new Map(keyed(container));
    prerendered = prerendered.filter(([key, field]) => {
      const successor = field.isConnected ? undefined : rendered.get(key);
      if (!successor) return true;
      copy(field, successor);
      if (field === focused && document.activeElement === document.body)
        successor.focus({ preventScroll: true });
      return !isChecked;
    });
    // A form whose effects ran at the first copied field may have replaced it by what it knew.
    if (!isChecked) setTimeout(restore, 0, true);
    if (prerendered.every(([, field]) => field.isConnected)) observer.disconnect();
  };
  // A lazy-loaded section is rendered later than the page. Its effects register the fields of forms.
  const observer = new MutationObserver(() => setTimeout(restore, 0, false));
  return () => {
    observer.observe(container, { childList: true, subtree: true });
    setTimeout(restore, 0, false);
  };
}

/** Returns the fields by what distinguishes them, whether they are prerendered or not. */
function keyed(container: Element): [string, Control][] {
  const counts = new Map<string, number>();
  return [...container.querySelectorAll<Control>(CONTROLS)].map((field) => {
    const kind = [field.type, field.name, field.autocomplete].join();
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return [`${kind},${count}`, field];
  });
}

/** Copies what the visitor has entered, so that React notices it. */
function copy(from: Control, to: Control): void {
  if (from instanceof HTMLInputElement && ["checkbox", "radio"].includes(from.type)) {
    if (from.checked !== from.defaultChecked && from.checked !== (to as HTMLInputElement).checked)
      to.click();
    return;
  }
  const initial =
    from instanceof HTMLSelectElement
      ? ([...from.options].find((option) => option.defaultSelected) ?? from.options[0])?.value
      : from.defaultValue;
  if (from.value === initial || from.value === to.value) return;
  // React watches the element's own property, and ignores an event after which it has not changed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), "value")?.set?.call(to, from.value);
  to.dispatchEvent(new Event("input", { bubbles: true }));
  to.dispatchEvent(new Event("change", { bubbles: true }));
}
