import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { basename, extname, join } from "node:path";
import { loadContent } from "../src/content-model/placeholders/load";
import { configuration, fileOf, placeholderList } from "./configuration";
import { Content } from "./content";
import { answerAsGitea } from "./gitService";
import { checkSource, checkToken, Refusal, readBody } from "./guard";
import { HandIn } from "./handIn";
import { forward } from "./pageProxy";

/** Everything of the editor is below this path; all else is the site's development server. */
export const EDITOR_PATH = "/_editor/";

export interface EditorOptions {
  /** The content folder, which is in a git repository. */
  folder: string;
  /** The names, with ports, under which browsers reach the server. */
  hosts: readonly string[];
  token: string;
  /** The port of the development server. */
  sitePort: number;
  /** The folders of the editor's pages, their bundled scripts, and Sveltia's fonts. */
  assets: readonly string[];
}

const POLICY = [
  "default-src 'none'; script-src 'self'; font-src 'self'; frame-src 'self'; frame-ancestors 'self'",
  "connect-src 'self' blob: data:; img-src 'self' blob: data:; base-uri 'none'; form-action 'none'",
  // Sveltia inserts its styles while it runs.
  "style-src 'self' 'unsafe-inline'",
].join("; ");

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
};

/** Creates the editor's server: its pages, the content as files, and the site beside it. */
export function createEditor({ folder, hosts, token, sitePort, assets }: EditorOptions): Server {
  const content = new Content(folder);
  const handedIn = new HandIn(content);
  const calls: Readonly<Record<string, (given: Record<string, string>) => unknown>> = {
    start: () => {
      content.notice = "";
      const { placeholders } = loadContent(folder);
      return { configuration: configuration(content), placeholders: placeholderList(placeholders) };
    },
    // The page of a file that is none is that of its folder.
    page: ({ route = "" }) =>
      [fileOf(route), fileOf(route)?.replace(/[^/]+$/, "page.yaml")]
        .map((file) => file && content.values(file).path)
        .find(Boolean),
    changes: () => ({ ...handedIn.changes(), notice: content.notice }),
    undo: ({ file = "" }) => handedIn.undo(file),
    commit: ({ message = "" }) => handedIn.commit(message),
    push: () => handedIn.push(),
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    checkSource(request, hosts);
    const { method, url = "/" } = request;
    if (!url.startsWith(EDITOR_PATH)) return forward(request, response, sitePort);
    const name = decodeURIComponent(url.slice(EDITOR_PATH.length));
    const [, api] = /^api\/(.*)/.exec(name) ?? [];
    if (api === undefined && method === "GET") return sendAsset(response, url, assets);
    checkToken(request, token);
    const body = await readBody(request);
    if (api === undefined && !Object.hasOwn(calls, name)) throw new Refusal(404, "Not found.");
    const result =
      api === undefined
        ? await calls[name]?.(JSON.parse(body.toString()))
        : await answerAsGitea(content, api, body);
    response.end(Buffer.isBuffer(result) ? result : JSON.stringify(result ?? null));
  };

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const refusal = error instanceof Refusal ? error : undefined;
      if (!refusal) console.error(error);
      // What a refused request still sends is not read.
      response.writeHead(refusal?.status ?? 500, { Connection: "close" });
      const message = refusal?.message ?? "The editor failed; the terminal says why.";
      response.end(JSON.stringify({ message }));
    });
  });
}

function sendAsset(response: ServerResponse, url: string, folders: readonly string[]): void {
  const name = url === EDITOR_PATH ? "shell.html" : basename(url);
  for (const folder of folders)
    try {
      const bytes = readFileSync(join(folder, name));
      response.setHeader("Content-Type", TYPES[extname(name)] ?? "application/octet-stream");
      response.setHeader("Content-Security-Policy", POLICY);
      response.setHeader("X-Content-Type-Options", "nosniff");
      response.end(bytes);
      return;
    } catch {
      // It is in the next folder, or nowhere.
    }
  throw new Refusal(404, "Not found.");
}
