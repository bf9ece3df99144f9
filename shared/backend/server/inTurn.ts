/**
 * Runs what it is given one after the other, in the order given. The embedded server needs that: it
 * begins the transactions of concurrent requests on one connection, where the rollback of one undoes
 * what another was told is stored.
 */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(run: () => Promise<Result>): Promise<Result> => {
    const next = last.then(run, run);
    last = next;
    return next;
  };
}
