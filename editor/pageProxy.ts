import { type IncomingMessage, request as requestSite, type ServerResponse } from "node:http";

const STARTING = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<title>Starting</title><p>The page appears here when the development server runs, in about a minute.`;

/** Forwards a request to the development server, so that forms and page have one address. */
export function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url: path } = request;
  const headers = { ...request.headers, host: `localhost:${port}` };
  const forwarded = requestSite({ host: "localhost", port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  forwarded.on("error", () => {
    if (response.headersSent) return response.destroy();
    response.writeHead(503, { "Content-Type": "text/html; charset=utf-8" }).end(STARTING);
  });
  response.on("close", () => forwarded.destroy());
  request.pipe(forwarded);
}
