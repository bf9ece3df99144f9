import { call } from "./api";
import { DirectoryHandle, FileHandle } from "./handles";
import { helpWithPlaceholders, type Placeholder } from "./placeholders";

interface Start {
  configuration: Record<string, unknown>;
  files: string[];
  placeholders: Placeholder[];
}

/** Starts Sveltia, signed in, on the content folder of the server. */
async function start(): Promise<void> {
  const { configuration, files, placeholders } = await call<Start>("start");
  const content = new DirectoryHandle(files.map((file) => `content/${file}`));
  // Sveltia keeps the files of its test backend, which asks for no account, in this folder.
  Object.defineProperty(navigator.storage, "getDirectory", {
    value: async () => ({ getDirectoryHandle: async () => content }),
  });
  Object.assign(globalThis, { FileSystemFileHandle: FileHandle });
  // Sveltia reads these when it is imported.
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));
  const preferences = localStorage.getItem("sveltia-cms.prefs");
  if (!preferences) localStorage.setItem("sveltia-cms.prefs", '{"closeOnSave":false}');
  const { default: CMS } = await import("@sveltia/cms");
  CMS.registerCustomFormat("values", "yaml", { fromFile: JSON.parse, toFile: JSON.stringify });
  await CMS.init({ config: configuration });
  helpWithPlaceholders(placeholders);
}

void start();
