import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo, Server } from "node:net";

/**
 * Listens on 127.0.0.1 and returns the port.
 * @throws Error with the port and its purpose when the port cannot be used
 */
export async function listen(server: Server, port: number, purpose: string): Promise<number> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening").catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new Error(
      code === "EADDRINUSE"
        ? `Port ${port} (${purpose}) is taken by another program. "lsof -i :${port}" names it.`
        : `Port ${port} (${purpose}) cannot be used: ${message}`,
    );
  });
  return (server.address() as AddressInfo).port;
}

/** Starts an HTTP server on the loopback interface, and returns its port and a function that closes it. */
export async function serve(port: number, purpose: string, listener: RequestListener) {
  const server = createServer(listener);
  // Never closes idle connections, because a browser reports an error if it uses one that is just closing.
  server.keepAliveTimeout = 0;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: await listen(server, port, purpose), close };
}

/** @throws Error with the port and its purpose when the port is taken */
export const checkPort = async (port: number, purpose: string): Promise<void> =>
  (await serve(port, purpose, () => {})).close();

export async function freePort(): Promise<number> {
  const { port, close } = await serve(0, "search for a free port", () => {});
  await close();
  return port;
}
