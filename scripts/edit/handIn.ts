import { spawnSync } from "node:child_process";
import { type Content, parseValues, UNREADABLE } from "./content";
import { type Difference, differences } from "./differences";
import { isContentFile, isYaml, Refusal } from "./guard";
import { anchorFor } from "./words";

const FOREIGN = "It is no file of the content, and is not handed in. Move it out of the folder.";

/** Lists, undoes, commits and pushes the changes since the last commit. */
export class HandIn {
  private branch = "";

  constructor(private readonly content: Content) {}

  changes() {
    const { branch } = this;
    const files = this.changedFiles().map(({ file, state }) => ({
      file,
      isNew: /[?A]/.test(state),
      ...(isContentFile(file)
        ? { name: this.content.nameOf(file), changes: this.describe(file) }
        : { name: file, changes: [{ what: FOREIGN }] }),
    }));
    return { files, branch, hasRemote: this.git("remote") !== "" };
  }

  private changedFiles() {
    // Each entry of git's output has two letters for a file's state, then its path from the repository's root.
    const status = this.git("status", "--porcelain", "-z", "-uall", "--no-renames", "--", ".");
    const entries = `\0${status}`.matchAll(/\0(..) content\/([^\0]+)/g);
    return [...entries].map(([, state = "", file = ""]) => ({ file, state }));
  }

  /** Restores the last committed version of a file, or deletes the file if it is new. */
  undo(file: string): Promise<void> {
    return this.content.afterOthers(async () => {
      await this.content.write(new Map([[file, this.committed(file)]]));
      this.git("reset", "--quiet", "--", file);
    });
  }

  /** Commits the content's changes to a new branch, using the repository's configuration and hooks. */
  commit(message: string): void {
    const [subject = ""] = message.trim().split("\n");
    const files = this.changedFiles().flatMap(({ file }) => (isContentFile(file) ? [file] : []));
    if (files.length === 0) throw new Refusal(422, "Everything is handed in already.");
    if (subject.length < 5) throw new Refusal(422, "Say in a few words what you changed, and why.");
    const time = new Date().toISOString().slice(0, 19).replace(/\D/g, "");
    const branch = `content/${anchorFor(subject) || "change"}-${time}`;
    this.git("switch", "--quiet", "--create", branch);
    try {
      this.git("--literal-pathspecs", "add", "--all", "--", ...files);
      this.git(
        "--literal-pathspecs",
        "commit",
        "--quiet",
        "--message",
        message.trim(),
        "--",
        ...files,
      );
    } catch (error) {
      // A hook may refuse the commit. The next one then starts from the same branch.
      this.git("checkout", "--quiet", "-");
      this.git("branch", "--quiet", "--delete", branch);
      throw error;
    }
    this.branch = branch;
  }

  /** Pushes the branch. Returns the URL for opening a pull request, or undefined if the host prints none. */
  push(): string | undefined {
    const [remote = ""] = this.git("remote").split("\n");
    return /https:\/\/\S+/.exec(this.git("push", "--set-upstream", remote, this.branch))?.[0];
  }

  private describe(file: string): Difference[] {
    const [before, after] = [this.committed(file), this.content.read(file)];
    // A picture or PDF is described as a single value.
    const shownOf = (bytes: Buffer) => (isYaml(file) ? parseValues(bytes) : "");
    const value = after && shownOf(after);
    if (after && value === undefined) return [{ what: UNREADABLE }];
    const found = differences(before && (shownOf(before) ?? {}), value);
    const same = isYaml(file) ? "Layout or comments changed" : "Replaced";
    return found.length > 0 ? found : [{ what: same }];
  }

  private committed(file: string): Buffer | undefined {
    const { status, stdout } = spawnSync("git", ["show", `HEAD:./${file}`], {
      cwd: this.content.root,
    });
    return status === 0 ? stdout : undefined;
  }

  /**
   * Runs git with the user's configuration.
   * @throws Refusal with git's message when it fails
   */
  private git(...args: string[]): string {
    const env = { ...process.env, GIT_TERMINAL_PROMPT: "0" };
    const options = { cwd: this.content.root, encoding: "utf8", env } as const;
    const { status, stdout, stderr } = spawnSync("git", args, options);
    if (status !== 0)
      throw new Refusal(
        422,
        `git ${args.find((one) => !one.startsWith("-"))} failed: ${stderr.trim()}`,
      );
    return stdout + (args[0] === "push" ? stderr : "");
  }
}
