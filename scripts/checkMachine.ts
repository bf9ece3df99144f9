import { createServer } from "node:net";
import { fail } from "./fail";

const NODE = { major: 20, minor: 18 };

/** Ends with a plain message when this Node is too old for the project. */
export function checkNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < NODE.major || (major === NODE.major && minor < NODE.minor))
    fail(`Node ${NODE.major}.${NODE.minor} or newer is needed; this is ${process.versions.node}.`);
}

/** Ends with a plain message when a port of this machine is taken. */
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
