import type { FromBackend, ToBackend } from "../protocol";
import { BackendError } from "../protocol";
import { type RunningBackend, runBackend } from "./runBackend";

/**
 * The backend's own process. It lives as long as the channel to the one that started it: when that
 * one stops, crashes or is killed, this one stops too, and with it the function's.
 */
let running: RunningBackend | undefined;
let stopping: Promise<void> | undefined;

function tell(message: FromBackend) {
  if (process.connected) process.send?.(message);
}

function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    try {
      await running?.stop();
    } finally {
      process.exit(code);
    }
  })();
  return stopping;
}

async function receive(message: ToBackend) {
  if (message.type === "stop") return stop(0);
  if (message.type === "start") {
    try {
      running = await runBackend(message.options);
      tell({ type: "ready", addresses: running.addresses });
    } catch (error) {
      tell({
        type: "failed",
        message: error instanceof BackendError ? error.message : String((error as Error).stack),
      });
      await stop(1);
    }
    return;
  }
  const { number, method, values } = message;
  try {
    if (running === undefined) throw new Error("The backend has not started yet.");
    const control = running.controls[method] as (...values: unknown[]) => Promise<unknown>;
    tell({ type: "answer", number, result: await control(...values) });
  } catch (error) {
    tell({ type: "answer", number, error: String((error as Error).message) });
  }
}

process.on("message", (message) => void receive(message as ToBackend));
process.on("disconnect", () => void stop(0));
process.on("SIGTERM", () => void stop(0));
// Ctrl-C reaches every process of the terminal; the one that started this says when to stop.
process.on("SIGINT", () => {});
process.on("uncaughtException", (error) => {
  console.error(error);
  void stop(1);
});
