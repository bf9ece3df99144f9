import { type IncomingMessage, request as requestSite, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";

const STARTING = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<title>Starting</title><p>The page appears here when the development server runs, in about a minute.`;

/** Inserted before every page. The script keeps the home page's promo from covering half of the frame. */
const BEFORE_PAGES = "<!doctype html><script>window.promoShown = true</script>";

/** Forwards a request to the development server, so that the forms and the page have the same origin. */
export function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url: path } = request;
  const headers = {
    ...request.headers,
    host: `localhost:${port}`,
    "accept-encoding": "identity",
  };
  const forwarded = requestSite({ host: "localhost", port, method, path, headers }, (answer) => {
    const isPage = answer.headers["content-type"]?.startsWith("text/html");
    if (isPage) delete answer.headers["content-length"];
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    if (isPage) response.write(BEFORE_PAGES);
    // Closes an endless response, such as an event stream, when its page is closed.
    pipeline(answer, response, () => undefined);
  });
  forwarded.on("error", () => {
    if (response.headersSent) return response.destroy();
    response.writeHead(503, { "Content-Type": "text/html; charset=utf-8" }).end(STARTING);
  });
  request.pipe(forwarded);
}
