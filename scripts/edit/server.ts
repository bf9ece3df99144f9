import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { basename, extname, join } from "node:path";
import { loadContent } from "../../src/content-model/reading/load";
import { configuration, fileOf, placeholderList } from "./configuration";
import { Content } from "./content";
import { giteaApi } from "./gitea";
import { checkOrigin, Refusal, readBody } from "./guard";
import { HandIn } from "./handIn";
import { forward } from "./pageProxy";

/** The path of the editor. Requests for all other paths go to the site's development server. */
export const EDITOR_PATH = "/_editor/";

interface EditorOptions {
  /** The content folder, which is part of a git repository. */
  folder: string;
  /** The host names, including ports, at which browsers reach the server. */
  hosts: readonly string[];
  token: string;
  /** The port of the development server. */
  sitePort: number;
  /** The folders that contain the editor's pages, the bundled scripts and Sveltia's fonts. */
  assets: readonly string[];
}

const POLICY = [
  "default-src 'none'; script-src 'self'; font-src 'self'; frame-src 'self'; frame-ancestors 'self'",
  "connect-src 'self' blob: data:; img-src 'self' blob: data:; base-uri 'none'; form-action 'none'",
  // Sveltia inserts styles at runtime.
  "style-src 'self' 'unsafe-inline'",
].join("; ");

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
};

/** Creates the editor's server: its pages, the content API, and a proxy for all other requests to the site. */
export function createEditor({ folder, hosts, token, sitePort, assets }: EditorOptions): Server {
  const content = new Content(folder);
  const handIn = new HandIn(content);
  const calls: Readonly<Record<string, (given: never, path: readonly string[]) => unknown>> = {
    start: () => {
      content.notice = "";
      const site = loadContent(folder);
      return { configuration: configuration(site), placeholders: placeholderList(site) };
    },
    // For an entry that is not a page, show the page of its folder.
    page: ({ route }: { route: string }) =>
      [fileOf(route), fileOf(route)?.replace(/(?<=\/)[^/]+$/, "page.yaml")]
        .map((file) => file && content.values(file)?.path)
        .find(Boolean),
    changes: () => ({ ...handIn.changes(), notice: content.notice }),
    undo: ({ file }: { file: string }) => handIn.undo(file),
    commit: ({ message }: { message: string }) => handIn.commit(message),
    push: () => handIn.push(),
    ...giteaApi(content),
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    checkOrigin(request, hosts);
    const { method, url = "/", headers } = request;
    if (!url.startsWith(EDITOR_PATH)) return forward(request, response, sitePort);
    const path = decodeURIComponent(url.slice(EDITOR_PATH.length));
    const [, isApi, rest = ""] = /^(api\/)?(?:repos\/local\/site\/?)?(.*)/.exec(path) ?? [];
    if (!isApi && method === "GET") return sendAsset(response, url, assets);
    if (headers.authorization !== `token ${token}`)
      throw new Refusal(401, "Open the editor at the address that the terminal shows.");
    const body = `${await readBody(request)}`;
    const [name = "", ...others] = rest.split(/[/?]/);
    const call = Object.hasOwn(calls, name) && calls[name];
    if (!call) throw new Refusal(404, "Not found.");
    const result = (await call(JSON.parse(body || "{}") as never, others)) ?? null;
    response.end(Buffer.isBuffer(result) ? result : JSON.stringify(result));
  };

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const refusal = error instanceof Refusal ? error : undefined;
      if (!refusal) console.error(error);
      // Closes the connection, to ignore the rest of a refused request.
      response.writeHead(refusal?.status ?? 500, { Connection: "close" });
      const message = refusal?.message ?? "The editor failed; the terminal says why.";
      response.end(JSON.stringify({ message }));
    });
  });
}

function sendAsset(response: ServerResponse, url: string, folders: readonly string[]): void {
  const name = url === EDITOR_PATH ? "shell.html" : basename(url);
  const file = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (!file) throw new Refusal(404, "Not found.");
  response.setHeader("Content-Type", TYPES[extname(file)] ?? "application/octet-stream");
  response.setHeader("Content-Security-Policy", POLICY);
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.end(readFileSync(file));
}
