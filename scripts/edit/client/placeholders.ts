/** A name that can be written in braces, and what it inserts. */
export interface Placeholder {
  name: string;
  prints: string;
}

/**
 * Shows, next to the focused field, what its placeholders insert. While a placeholder is being typed, suggests
 * those whose name or description contains the letters entered so far. The arrow keys choose a suggestion,
 * Enter inserts it, and Escape closes the list.
 */
export function suggestPlaceholders(placeholders: readonly Placeholder[]): void {
  const [help, status, list] = ["div", "div", "select"].map((tag) =>
    document.createElement(tag),
  ) as [HTMLElement, HTMLElement, HTMLSelectElement];
  help.id = "placeholders";
  help.hidden = true;
  status.role = "status";
  list.ariaLabel = "What braces can have";
  list.tabIndex = -1;
  help.append(status, list);
  document.body.append(help);

  let typed = "";
  const describe = ({ name, prints }: Placeholder) => `{${name}} prints ${prints}`;
  const choose = (step: number) => {
    const { length } = list;
    list.selectedIndex = (list.selectedIndex + step + length) % length;
    status.textContent = `${list.selectedOptions[0]?.text}. ${list.selectedIndex + 1} of ${length}: arrow keys choose, Enter inserts.`;
  };
  const insert = () => {
    const { value } = list;
    for (const _ of typed) document.execCommand("delete");
    document.execCommand("insertText", false, `${value}}`);
  };
  const show = (field: EventTarget | null): void => {
    const isInput = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    const text = isInput ? field.value : ((field as Partial<Node> | null)?.textContent ?? "");
    const caret = isInput ? field.selectionStart : getSelection()?.focusOffset;
    const line = isInput ? text : (getSelection()?.focusNode?.textContent ?? "");
    const [, letters] = /\{([^{}\n]*)$/.exec(line.slice(0, caret ?? 0)) ?? [];
    typed = letters ?? "";
    const suggestions = placeholders.filter(
      ({ name, prints }) =>
        letters !== undefined && `${name} ${prints}`.toLowerCase().includes(letters.toLowerCase()),
    );
    list.replaceChildren(...suggestions.map((one) => new Option(describe(one), one.name)));
    list.size = Math.min(Math.max(suggestions.length, 2), 8);
    list.hidden = suggestions.length === 0;
    const used = placeholders.filter(({ name }) => new RegExp(`\\{${name}\\b`).test(text));
    status.textContent = used.map(describe).join("; ");
    list.selectedIndex = -1;
    if (!list.hidden) choose(1);
    help.hidden = !(field instanceof HTMLElement) || !status.textContent;
    if (help.hidden) return;
    const { left, top, bottom } = (field as HTMLElement).getBoundingClientRect();
    const start = Math.max(0, Math.min(left, innerWidth - help.offsetWidth));
    const above = Math.max(0, top - help.offsetHeight);
    const isBelow = bottom + help.offsetHeight < innerHeight;
    help.style.translate = `${start}px ${isBelow ? bottom : above}px`;
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => choose(1),
    ArrowUp: () => choose(-1),
    Enter: insert,
    Escape: () => show(null),
  };
  addEventListener(
    "keydown",
    (event) => {
      if (help.hidden || list.hidden || !Object.hasOwn(keys, event.key)) return;
      // Prevents the field from handling the key.
      event.preventDefault();
      event.stopImmediatePropagation();
      keys[event.key]?.();
    },
    { capture: true },
  );
  // Inserts on mousedown rather than on click, so that the field keeps the focus and its undo history.
  list.onmousedown = (event) => {
    event.preventDefault();
    if (!(event.target instanceof HTMLOptionElement)) return;
    event.target.selected = true;
    insert();
  };
  addEventListener("focusin", ({ target }) => show(target));
  addEventListener("input", ({ target }) => show(target));
  addEventListener("focusout", () => show(null));
}
