import type { HandIn } from "../handIn";
import { call } from "./api";

type Changes = ReturnType<HandIn["changes"]> & { notice: string };

const find = <Type = HTMLElement>(id: string) => document.getElementById(id) as Type;
const forms = find<HTMLIFrameElement>("forms");
const dialog = find<HTMLDialogElement>("changes");
const message = find<HTMLTextAreaElement>("message");

// Removes the token from the URL, so that it does not end up in the history or a bookmark.
if (location.hash) sessionStorage.setItem("token", location.hash.slice(1));
history.replaceState(null, "", location.pathname);

const report = (text: string): void => {
  find("result").textContent = text;
};

function element(tag: string, ...children: (string | Node)[]): HTMLElement {
  const created = document.createElement(tag);
  created.append(...children);
  return created;
}

async function refresh(): Promise<void> {
  const { files, branch, hasRemote, notice } = await call<Changes>("changes");
  find("show").textContent = `Changes (${files.length})`;
  find("notice").textContent = notice;
  find<HTMLButtonElement>("commit").disabled = files.length === 0;
  find("push").hidden = !branch || !hasRemote;
  const items = files.map(({ file, name, isNew, changes }) => {
    const undo = element("button", isNew ? "Delete" : "Undo");
    undo.ariaLabel = isNew ? `Delete ${name}` : `Undo the changes of ${name}`;
    undo.onclick = async () => {
      await attempt(async () => {
        await call("undo", { file });
        // The forms take the focus when they load, so reload them only after the dialog is closed.
        dialog.onclose = () => {
          dialog.onclose = null;
          forms.contentWindow?.location.reload();
        };
        return "";
      });
      // Moves the focus, because the button that was clicked has been removed.
      (find("files").querySelector("button") ?? message).focus();
    };
    const list = changes.map(({ what, before, after }) => {
      const texts = [before && element("del", before), after && element("ins", after)];
      return element("li", what, ...texts.filter((text) => text instanceof Node));
    });
    return element("section", element("h2", name, undo), element("ul", ...list));
  });
  find("files").replaceChildren(...items);
}

/** Runs an action, reports its result or error, and refreshes the list of changes. */
async function attempt(action: () => Promise<string>): Promise<void> {
  try {
    report("One moment …");
    report(await action());
    await refresh();
  } catch (error) {
    report((error as Error).message);
  }
}

/** Shows the page for the entry that is open in the forms. */
async function showOpenPage(): Promise<void> {
  const route = forms.contentWindow?.location.hash ?? "";
  const path = await call<string | null>("page", { route });
  const page = find<HTMLIFrameElement>("page");
  if (!path || page.contentWindow?.location.pathname === path) return;
  // Uses a new frame, which has no history. The old frame would also navigate when the forms go back in the
  // history that they share.
  const next = page.cloneNode() as HTMLIFrameElement;
  next.src = path;
  page.replaceWith(next);
}

/**
 * Returns whether the form has unsaved changes. Checks the Save button rather than Sveltia's draft, which may
 * lack the changes of the last half second.
 */
const isUnsaved = (): boolean =>
  [...(forms.contentDocument?.querySelectorAll("button") ?? [])].some(
    ({ textContent, disabled }) => textContent.trim() === "Save" && !disabled,
  );

find("show").onclick = () => {
  report(isUnsaved() ? "What you typed last is not saved, and not among these changes." : "");
  dialog.showModal();
};
find("commit").onclick = () =>
  attempt(async () => {
    await call("commit", { message: message.value });
    message.value = "";
    return "Handed in on this machine. It is published once it was sent to the repository and merged there.";
  });
find("push").onclick = () =>
  attempt(async () => {
    const address = await call<string | null>("push");
    return `Sent. Propose it ${address ? `at ${address}` : "where the repository is"}.`;
  });
addEventListener("beforeunload", (event) => {
  if (isUnsaved()) event.preventDefault();
});
addEventListener("message", ({ origin, data }) => {
  if (origin === location.origin && data === "sent") void refresh().then(showOpenPage);
});
forms.onload = () => forms.contentWindow?.addEventListener("hashchange", () => void showOpenPage());
forms.src = "cms.html";
void refresh();
