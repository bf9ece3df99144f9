import type { Backend } from "../../shared/backend/startBackend";

/** A fault of the whole backend, for all visitors at once. */
export type World = "function down" | "function unreachable" | "SMTP down" | "SMTP refuses";

/** Puts the backend into this state; without one, all is well. */
export async function enterWorld(backend: Backend, world: World | undefined): Promise<void> {
  await backend.setFunction(
    world === "function down" ? "down" : world === "function unreachable" ? "unreachable" : "up",
  );
  await backend.setMailServer(
    world === "SMTP down" ? "down" : world === "SMTP refuses" ? "refuses" : "takes",
  );
}
