import { send } from "./api";

/** The digests of the files as the forms have them, by which the server notices other changes. */
const digests = new Map<string, string>();

/**
 * A file of the content, which is on the server, as the browser's own handles of files are. It has no
 * `move`, so that Sveltia writes it under its own name.
 */
export class FileHandle {
  readonly kind = "file";

  constructor(
    readonly path: string,
    readonly name = path.slice(path.lastIndexOf("/") + 1),
  ) {}

  async getFile(options: RequestInit = {}): Promise<File> {
    const response = await send(this.path.replace("content", "files"), {
      method: "POST",
      ...options,
    });
    digests.set(this.path, response.headers.get("ETag") ?? "");
    return new File([await response.blob()], this.name);
  }

  async createWritable() {
    const write = async (body: BodyInit): Promise<void> => {
      const digest = digests.get(this.path);
      await this.getFile({ method: "PUT", body, headers: digest ? { "If-Match": digest } : {} });
      parent.postMessage({ isSaved: true }, location.origin);
    };
    return { write, close: async () => undefined };
  }

  async remove(): Promise<void> {
    await this.getFile({ method: "DELETE" });
    digests.delete(this.path);
    parent.postMessage({ isSaved: true }, location.origin);
  }
}

/** A folder of the content, as the browser's own handles of folders are. */
export class DirectoryHandle {
  readonly kind = "directory";

  constructor(
    private readonly files: readonly string[],
    private readonly path = "",
  ) {}

  async *entries(): AsyncGenerator<[string, FileHandle | DirectoryHandle]> {
    const inside = this.files.filter((file) => file.startsWith(this.path));
    for (const name of new Set(
      inside.map((file) => file.slice(this.path.length).split("/")[0] ?? ""),
    ))
      yield this.files.includes(this.path + name)
        ? [name, await this.getFileHandle(name)]
        : [name, await this.getDirectoryHandle(name)];
  }

  getDirectoryHandle = async (name: string) =>
    new DirectoryHandle(this.files, `${this.path}${name}/`);

  getFileHandle = async (name: string) => new FileHandle(this.path + name);

  removeEntry = (name: string) => new FileHandle(this.path + name).remove();
}
