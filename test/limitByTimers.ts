/** Makes a test's fake timers end the time limits of calls. */
export function limitByTimers(): void {
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), milliseconds);
    return controller.signal;
  };
}
