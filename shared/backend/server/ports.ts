import type { Server } from "node:net";
import { createServer } from "node:net";
import { BackendError } from "../protocol";

/**
 * Makes the server listen on 127.0.0.1 and returns its port.
 * @throws BackendError with the port and its purpose when it is taken
 */
export function listen(server: Server, port: number, purpose: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        new BackendError(
          error.code === "EADDRINUSE"
            ? `Port ${port} (${purpose}) is taken by another program. Stop it, or choose other ports with --port.`
            : `Port ${port} (${purpose}) cannot be used: ${error.message}`,
        ),
      );
    });
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

/** Returns a port that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, "search for a free port");
  await new Promise((resolve) => server.close(resolve));
  return port;
}
