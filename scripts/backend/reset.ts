import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { completeOptions, logFileOf } from "../../shared/backend/options";
import { BackendError } from "../../shared/backend/protocol";
import { removeDataFolder } from "../../shared/backend/server/dataFolder";

try {
  const { values } = parseArgs({ options: { data: { type: "string" } } });
  const options = completeOptions(values.data === undefined ? {} : { dataDirectory: values.data });
  const { dataDirectory } = options;
  const removed = removeDataFolder(dataDirectory);
  rmSync(logFileOf(options), { force: true });
  console.info(
    removed
      ? `${dataDirectory} was deleted with all messages and mails.`
      : `${dataDirectory} is empty.`,
  );
} catch (error) {
  console.error(error instanceof BackendError ? error.message : error);
  process.exitCode = 1;
}
