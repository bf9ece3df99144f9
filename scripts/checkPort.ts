import { createServer } from "node:net";
import { fail } from "./fail";

/** Ends the process with a message if the port is taken on this machine. */
export async function checkPort(port: number, purpose: string): Promise<void> {
  for (const host of ["127.0.0.1", "::1"])
    if (await isTaken(port, host))
      fail(
        `Port ${port} (${purpose}) is taken. Stop the program that uses it, then start again.
"lsof -i :${port}" names it.`,
      );
}

const isTaken = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
      .once("error", ({ code }: NodeJS.ErrnoException) => resolve(code === "EADDRINUSE"))
      .once("listening", () => probe.close(() => resolve(false)))
      .listen(port, host);
  });
