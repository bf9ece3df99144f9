/** Ends the process with exit code 1, and prints the message or the error's message for the user. */
export function fail(reason: unknown): never {
  console.error(`\n${reason instanceof Error ? reason.message : reason}\n`);
  process.exit(1);
}
