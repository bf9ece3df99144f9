import { call } from "./api";

/** What a text can have in braces, and what that prints. */
export interface Placeholder {
  name: string;
  prints: string;
}

interface Printed {
  value: string;
  mistakes: { message: string }[];
}

/**
 * Shows below the text that has the focus what its names in braces print and, while one is typed, the
 * names that begin so.
 */
export function helpWithPlaceholders(placeholders: readonly Placeholder[]): void {
  const help = document.createElement("div");
  help.setAttribute("role", "status");
  help.style.cssText = "position: fixed; inset: 0 auto auto 0; z-index: 9999; background: #ffd";
  document.body.append(help);

  let shown = 0;
  const show = async (field: EventTarget | null): Promise<void> => {
    shown += 1;
    const turn = shown;
    help.replaceChildren();
    if (!(field instanceof HTMLElement)) return;
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    const text = isField ? field.value : (field.textContent ?? "");
    const caret = isField ? field.selectionStart : getSelection()?.focusOffset;
    const typedIn = isField ? text : (getSelection()?.focusNode?.textContent ?? "");
    const [, typed] = /\{(\w*)$/.exec(typedIn.slice(0, caret ?? 0)) ?? [];
    if (!text.includes("{")) return;
    const { value, mistakes } = await call<Printed>("print", { text });
    if (turn !== shown) return;
    const offered = placeholders.filter(({ name }) => name.startsWith(typed ?? "{"));
    help.replaceChildren(
      typed === undefined ? `Printed: ${mistakes[0]?.message ?? value}` : "",
      ...offered.slice(0, 12).map(({ name, prints }) => {
        const button = document.createElement("button");
        button.style.display = "block";
        button.textContent = `{${name}} prints ${prints}`;
        // The field keeps the focus, and its own history of changes.
        button.onmousedown = (event) => event.preventDefault();
        button.onclick = () =>
          document.execCommand("insertText", false, `${name.slice(typed?.length)}}`);
        return button;
      }),
    );
    const { left, bottom } = field.getBoundingClientRect();
    help.style.translate = `${left}px ${bottom}px`;
  };
  addEventListener("focusin", ({ target }) => void show(target));
  addEventListener("input", ({ target }) => void show(target));
  addEventListener("focusout", () => void show(null));
}
