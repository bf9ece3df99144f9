import { rmSync } from "node:fs";
import { DATA_FOLDER, DEFAULT_PORT } from "../../shared/backend/options";
import { checkPort } from "../checkPort";

/** `npm run backend -- reset`: deletes the messages of the local backend. */
async function reset(): Promise<void> {
  await checkPort(DEFAULT_PORT, "the backend, which writes into the folder");
  rmSync(DATA_FOLDER, { recursive: true, force: true });
  console.info(`${DATA_FOLDER} was deleted with all messages.`);
}

void reset();
