/** Makes `AbortSignal.timeout` use `setTimeout`, so that fake timers control requests' time limits. */
export function limitByTimers(): void {
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), milliseconds);
    return controller.signal;
  };
}
