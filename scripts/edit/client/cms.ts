import { call } from "./api";
import { type Placeholder, suggestPlaceholders } from "./placeholders";

interface Start {
  configuration: { backend: object };
  placeholders: Placeholder[];
}

/** Starts Sveltia, signed in to the repository that the editor's server simulates. */
async function start(): Promise<void> {
  const { configuration, placeholders } = await call<Start>("start");
  // Sveltia reads these as soon as it is imported, so set them first.
  const token = sessionStorage.getItem("token");
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "gitea", token }));
  if (!localStorage.getItem("sveltia-cms.prefs"))
    localStorage.setItem("sveltia-cms.prefs", '{"closeOnSave":false,"closeWithEscape":false}');
  const { default: CMS } = await import("@sveltia/cms");
  CMS.registerCustomFormat("values", "yaml", { fromFile: JSON.parse, toFile: JSON.stringify });
  const { origin } = location;
  const backend = { ...configuration.backend, base_url: origin, api_root: `${origin}/_editor/api` };
  await CMS.init({ config: { ...configuration, backend } });
  suggestPlaceholders(placeholders);
  // Removes the "try again later" that Sveltia puts before the reason why a change was refused.
  new MutationObserver(() => {
    const before = document.querySelector('[role="alertdialog"] .error')?.previousSibling;
    if (before?.nodeValue) before.nodeValue = "";
  }).observe(document.body, { childList: true, subtree: true });
  // Notifies the surrounding page whenever a change is sent, even if the server refuses it.
  new PerformanceObserver((list) => {
    const isSent = list.getEntries().some(({ name }) => name.endsWith("/contents"));
    if (isSent) parent.postMessage("sent", origin);
  }).observe({ type: "resource" });
}

void start();
