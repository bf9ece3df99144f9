/** Ends the process with exit code 1 and a message for the person who started it. */
export function fail(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}
