// Runs the function in Deno, and exits when the backend ends: standard input is a pipe from the backend,
// which closes even if the backend is killed.
(async () => {
  for await (const _ of Deno.stdin.readable);
  Deno.exit(0);
})();

// Ctrl-C reaches every process in the terminal. It is ignored here, because the backend stops the function.
Deno.addSignalListener("SIGINT", () => {});

await import(Deno.args[0]);
