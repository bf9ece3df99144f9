// Runs the function in Deno. Standard input is a pipe from the backend. It closes however the backend ends,
// and Deno ends with it.
(async () => {
  for await (const _ of Deno.stdin.readable);
  Deno.exit(0);
})();

// Ctrl-C reaches every process of the terminal; the backend decides when to stop.
Deno.addSignalListener("SIGINT", () => {});

await import(Deno.args[0]);
