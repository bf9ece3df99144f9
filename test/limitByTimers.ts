/** Makes the time limits of requests depend on a test's fake timers. */
export function limitByTimers(): void {
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), milliseconds);
    return controller.signal;
  };
}
