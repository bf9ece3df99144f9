import { call } from "./api";

interface Changes {
  files: {
    file: string;
    name: string;
    changes: { what: string; before?: string; after?: string }[];
  }[];
  branch: string;
  hasRemote: boolean;
  notice: string;
}

const find = <Type extends HTMLElement = HTMLElement>(id: string) =>
  document.getElementById(id) as Type;
const [forms, page] = [find<HTMLIFrameElement>("forms"), find<HTMLIFrameElement>("page")];

// The token leaves the address, so that it is in no history and no bookmark.
if (location.hash) sessionStorage.setItem("token", location.hash.slice(1));
history.replaceState(null, "", location.pathname);

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
  const items = files.map(({ file, name, changes }) => {
    const undo = element("button", `Undo the changes of ${name}`);
    undo.onclick = () => attempt(() => call("undo", { file }), reloadForms);
    const list = changes.map(({ what, before, after }) =>
      element("li", what, element("del", before ?? ""), element("ins", after ?? "")),
    );
    return element("li", undo, element("ul", ...list));
  });
  find("files").replaceChildren(...items);
}

/** Does something, then says what came of it, and shows what has changed now. */
async function attempt<Result>(
  action: () => Promise<Result>,
  say: (result: Result) => string,
): Promise<void> {
  try {
    find("result").textContent = say(await action());
    await refresh();
  } catch (error) {
    find("result").textContent = (error as Error).message;
  }
}

function reloadForms(): string {
  forms.contentWindow?.location.reload();
  return "";
}

/** Shows the page of the entry that is open in the forms. */
async function follow(): Promise<void> {
  const route = forms.contentWindow?.location.hash ?? "";
  const path = await call<string | null>("page", { route });
  if (path && page.contentWindow?.location.pathname !== path) page.src = path;
}

find("show").onclick = () => find<HTMLDialogElement>("changes").showModal();
find("commit").onclick = () =>
  attempt(
    () => call("commit", { message: find<HTMLTextAreaElement>("message").value }),
    () => {
      find<HTMLTextAreaElement>("message").value = "";
      return "Handed in on this machine. It is published once it was sent to the repository and merged there.";
    },
  );
find("push").onclick = () =>
  attempt(
    () => call<string | null>("push"),
    (address) => `Sent. Propose it ${address ? `at ${address}` : "where the repository is"}.`,
  );
addEventListener("message", ({ origin, data }) => {
  if (origin === location.origin && data === "sent") void refresh().then(follow);
});
forms.onload = () => forms.contentWindow?.addEventListener("hashchange", () => void follow());
forms.src = "cms.html";
void refresh();
