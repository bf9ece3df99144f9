const TracedError = globalThis.Error;

/**
 * React makes some errors while it is read, which it only ever throws as signals. Each keeps a trace,
 * and where a tool such as Lighthouse watches the page, the browser reads all of React a second time
 * to say where it came about. Between this and `errorsAsBefore` an error has no trace.
 */
globalThis.Error = ((message: string) =>
  Object.create(TracedError.prototype, { message: { value: message } })) as ErrorConstructor;

export const errorsAsBefore = () => {
  globalThis.Error = TracedError;
};
