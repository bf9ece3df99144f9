/** What a text can have in braces, and what that prints. */
export interface Placeholder {
  name: string;
  prints: string;
}

/**
 * Says below the text that has the focus what its names in braces print and, while one is typed, which
 * there are: those that have the letters in their name or in what they print. Arrow keys choose, Enter
 * inserts, Escape closes.
 */
export function helpWithPlaceholders(placeholders: readonly Placeholder[]): void {
  const [help, status] = [document.createElement("div"), document.createElement("div")];
  const list = document.createElement("div");
  help.id = "placeholders";
  status.setAttribute("role", "status");
  help.append(status, list);
  document.body.append(help);
  help.hidden = true;

  let chosen = 0;
  let typed: string | undefined;
  const options = () => [...list.children] as HTMLElement[];
  const choose = (step: number) => {
    const all = options();
    chosen = (chosen + step + all.length) % all.length;
    for (const [index, option] of all.entries()) option.ariaSelected = `${index === chosen}`;
    all[chosen]?.scrollIntoView({ block: "nearest" });
    status.textContent = `${all[chosen]?.textContent}. ${chosen + 1} of ${all.length}: arrow keys choose, Enter inserts.`;
  };
  const show = (field: EventTarget | null): void => {
    help.hidden = true;
    list.replaceChildren();
    if (!(field instanceof HTMLElement)) return;
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    const text = isField ? field.value : (field.textContent ?? "");
    const caret = isField ? field.selectionStart : getSelection()?.focusOffset;
    const typedIn = isField ? text : (getSelection()?.focusNode?.textContent ?? "");
    typed = /\{([^{}\n]*)$/.exec(typedIn.slice(0, caret ?? 0))?.[1]?.toLowerCase();
    if (!text.includes("{")) return;
    const offered = placeholders.filter(
      ({ name, prints }) =>
        typed !== undefined && `${name} ${prints}`.toLowerCase().includes(typed),
    );
    list.append(...offered.map(optionOf));
    chosen = 0;
    const used = placeholders.filter(({ name }) => new RegExp(`\\{${name}\\b`).test(text));
    if (offered.length > 0) choose(0);
    else status.textContent = used.map(describe).join("; ");
    help.hidden = false;
    const { left, top, bottom } = field.getBoundingClientRect();
    const below = bottom + help.offsetHeight < innerHeight;
    const start = Math.max(0, Math.min(left, innerWidth - help.offsetWidth));
    help.style.translate = `${start}px ${below ? bottom : Math.max(0, top - help.offsetHeight)}px`;
  };
  const describe = ({ name, prints }: Placeholder) => `{${name}} prints ${prints}`;
  const optionOf = (placeholder: Placeholder): HTMLElement => {
    const button = document.createElement("button");
    button.textContent = describe(placeholder);
    button.tabIndex = -1;
    // The field keeps the focus, and its own history of changes.
    button.onmousedown = (event) => event.preventDefault();
    button.onclick = () => {
      for (const _ of typed ?? "") document.execCommand("delete");
      document.execCommand("insertText", false, `${placeholder.name}}`);
    };
    return button;
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => choose(1),
    ArrowUp: () => choose(-1),
    Enter: () => options()[chosen]?.click(),
    Escape: () => show(null),
  };
  addEventListener(
    "keydown",
    (event) => {
      if (help.hidden || !list.hasChildNodes() || !Object.hasOwn(keys, event.key)) return;
      // Before the field acts on the key.
      event.preventDefault();
      event.stopImmediatePropagation();
      keys[event.key]?.();
    },
    { capture: true },
  );
  addEventListener("focusin", ({ target }) => show(target));
  addEventListener("input", ({ target }) => show(target));
  addEventListener("focusout", () => show(null));
}
