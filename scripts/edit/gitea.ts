import { randomUUID } from "node:crypto";
import { type Content, digestOf, type FileChange } from "./content";
import { formValues } from "./merge";

/**
 * Simulates the part of Gitea's API that Sveltia uses. The repository is the content folder, and YAML
 * files are sent as JSON. Nothing is committed.
 */
export function giteaApi(content: Content) {
  const tree = () =>
    content.files().map((file) => {
      const bytes = content.read(file) as Buffer;
      return { type: "blob", path: `content/${file}`, sha: digestOf(bytes), size: bytes.length };
    });
  let [commit, committed] = ["", ""];
  // Each change gets a new commit id. Sveltia caches files by commit, so with a reused id it would show
  // changes that have been undone.
  const head = () => {
    const now = JSON.stringify(tree());
    if (now !== committed) [commit, committed] = [randomUUID(), now];
    return commit;
  };
  const valuesOf = (path: string) => {
    const values = content.values(path.replace("content/", ""));
    // Sveltia skips files that are not valid JSON.
    const json = values ? JSON.stringify(formValues(values)) : "";
    return { path, encoding: "base64", content: Buffer.from(json).toString("base64") };
  };
  return {
    "": () => ({ permissions: { pull: true } }),
    user: () => ({ login: "editor", full_name: "Editor", email: "editor@localhost" }),
    version: () => ({ version: "1.24" }),
    settings: () => ({ default_paging_num: 1000 }),
    branches: () => ({ commit: { id: head(), message: "" } }),
    commits: () => [],
    git: () => ({ tree: tree() }),
    media: (_: unknown, path: readonly string[]) => content.read(path.slice(2).join("/")),
    "file-contents": ({ files }: { files: readonly string[] }) => files.map(valuesOf),
    contents: async ({ files }: { files: readonly FileChange[] }) => {
      const saved = await content.save(files);
      return { commit: { sha: head(), created: new Date() }, files: saved };
    },
  };
}
