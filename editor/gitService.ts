import { type Content, digestOf, type FileChange } from "./content";
import { Refusal } from "./guard";
import { formValues } from "./merge";

/**
 * Answers the requests of Gitea's API with which Sveltia reads and changes a repository. Here that is
 * the content folder, whose YAML files are sent as JSON. Nothing is committed.
 * @returns a value to send as JSON, or the bytes of a picture
 */
export async function answerAsGitea(content: Content, path: string, body: Buffer) {
  const given = () => JSON.parse(body.toString());
  const listed = () =>
    content.files().map((file) => {
      const bytes = content.read(file) as Buffer;
      return {
        type: "blob",
        path: `content/${file}`,
        sha: digestOf(bytes),
        size: bytes.length,
      };
    });
  const head = () =>
    digestOf(
      Buffer.from(
        listed()
          .map(({ path, sha }) => path + sha)
          .join(),
      ),
    );
  const valuesOf = (file: string) => Buffer.from(JSON.stringify(formValues(content.values(file))));
  const [name = "", ...rest] = path.replace(/^repos\/local\/site\/?/, "").split(/[/?]/);
  switch (name) {
    case "user":
      return { login: "editor", full_name: "Editor", email: "editor@localhost" };
    case "version":
      return { version: "1.24" };
    case "settings":
      return { default_paging_num: 1000 };
    case "":
      return { permissions: { pull: true } };
    case "branches":
      return { commit: { id: head(), message: "" } };
    case "git":
      return { tree: listed() };
    case "commits":
      return [];
    case "file-contents":
      return (given().files as string[]).map((path) => {
        const bytes = valuesOf(path.replace("content/", ""));
        return { path, encoding: "base64", content: bytes.toString("base64") };
      });
    case "media": {
      const bytes = content.read(rest.slice(2).join("/"));
      if (bytes) return bytes;
      break;
    }
    case "contents": {
      const files = await content.save(given().files as FileChange[]);
      return { commit: { sha: head(), created: new Date() }, files };
    }
  }
  throw new Refusal(404, "Not found.");
}
