import { existsSync, lstatSync, realpathSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { dirname, join, sep } from "node:path";
import { kindOf } from "../../src/content-model/kinds";

/** An error with an HTTP status, and a message for the person editing. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Refuses requests from other sites, including sites whose host name resolves to this machine. */
export function checkOrigin({ headers }: IncomingMessage, hosts: readonly string[]): void {
  const { host = "", origin = host } = headers;
  if (![host, origin.replace(/^https?:\/\//, "")].every((name) => hosts.includes(name)))
    throw new Refusal(403, "This request comes from another site.");
}

export const isYaml = (file: string): boolean => file.endsWith(".yaml");

/** Matches content files' paths. A picture or PDF may have any name that a phone or chat app gives it. */
export const FILE =
  /^([a-z0-9][\w-]*\/)*([a-z0-9][\w-]*(\.[\w-]+)*\.yaml|[^./\\\p{Cc}][^/\\\p{Cc}]*\.(png|jpe?g|webp|svg|pdf))$/iu;

export const isContentFile = (file: string): boolean =>
  FILE.test(file) && (!isYaml(file) || kindOf(file) !== undefined);

/**
 * Returns the path of a content file.
 * @throws Refusal when the content cannot include the file
 */
export function contentPath(root: string, file: string): string {
  const path = join(root, file);
  try {
    // The folder may not exist yet, because its first entry creates it.
    let parent = dirname(path);
    while (!existsSync(parent)) parent = dirname(parent);
    const folder = realpathSync(parent) + sep;
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
    if (isContentFile(file) && !isLink && folder.startsWith(realpathSync(root) + sep)) return path;
  } catch {
    // The system does not allow such a name.
  }
  throw new Refusal(400, `${file} cannot be a file of the content.`);
}

/** The maximum size of a request in bytes: a file of 20 MB in Base64, and the YAML file that refers to it. */
const LIMIT = 28_000_000;

/**
 * Reads the body of a request.
 * @throws Refusal when the body is too large
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    parts.push(part);
    size += part.length;
    if (size > LIMIT) throw new Refusal(413, "A file may have at most 20 MB.");
  }
  return Buffer.concat(parts);
}
