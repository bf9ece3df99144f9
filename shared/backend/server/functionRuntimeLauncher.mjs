// Run by Deno around the real function. Its standard input is a pipe from the backend: when that
// process ends, however it ends, the pipe ends too, and nothing is left running.
(async () => {
  for await (const _ of Deno.stdin.readable);
  Deno.exit(0);
})();

await import(Deno.args[0]);
