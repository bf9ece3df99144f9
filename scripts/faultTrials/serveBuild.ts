import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync } from "node:zlib";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

/**
 * Serves the built site with the headers of its `_headers` file. It starts at once and bears
 * hundreds of browsers, which the CDN's own runtime does not on a small machine.
 * @param port 0 for any that is free
 */
export async function serveBuild(folder: string, port = 0): Promise<{ url: string; stop(): void }> {
  const rules = readHeaderRules(join(folder, "_headers"));
  const kept = new Map<string, Buffer>();
  const read = (file: string) => {
    const body = kept.get(file) ?? brotliCompressSync(readFileSync(file));
    kept.set(file, body);
    return body;
  };
  const server = createServer(({ url }, answer) => {
    const path = decodeURIComponent(new URL(url ?? "/", "http://site").pathname);
    const file = findFile(folder, path);
    for (const { pattern, headers } of rules)
      if (pattern.test(path)) for (const [name, value] of headers) answer.setHeader(name, value);
    const found = file ?? join(folder, "404.html");
    answer
      .writeHead(file ? 200 : 404, {
        "Content-Type": TYPES[extname(found)] ?? "application/octet-stream",
        "Content-Encoding": "br",
      })
      .end(read(found));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function findFile(folder: string, path: string): string | undefined {
  const inside = normalize(path).replace(/^(\.\.(\/|$))+/, "");
  return [join(folder, inside), join(folder, `${inside}.html`), join(folder, inside, "index.html")]
    .filter((file) => existsSync(file))
    .find((file) => statSync(file).isFile());
}

function readHeaderRules(file: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    else if (line.startsWith("/"))
      rules.push({
        pattern: new RegExp(`^${line.trim().replaceAll("*", ".*")}$`),
        headers: [],
      });
  }
  return rules;
}
