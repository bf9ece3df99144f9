// Runs the function in Deno. Standard input is a pipe from the backend, which closes however the backend
// ends. Deno then exits.
(async () => {
  for await (const _ of Deno.stdin.readable);
  Deno.exit(0);
})();

// Ctrl-C reaches every process in the terminal, but the backend decides when to stop.
Deno.addSignalListener("SIGINT", () => {});

await import(Deno.args[0]);
