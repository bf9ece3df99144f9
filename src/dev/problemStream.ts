/** Where the development server sends the mistakes in the content, as server-sent events. */
export const PROBLEM_STREAM = "/___content-problems";

/**
 * Receives the mistakes in the content, now and after every change; an empty text means none.
 * Background tabs do not listen, because browsers open only six connections to a server.
 * @returns a function that stops it
 */
export function subscribeToProblems(show: (problems: string) => void): () => void {
  let stream: EventSource | undefined;
  const connect = () => {
    stream?.close();
    stream = undefined;
    if (document.hidden) return;
    stream = new EventSource(PROBLEM_STREAM);
    stream.onmessage = ({ data }) => show(JSON.parse(data));
  };
  connect();
  document.addEventListener("visibilitychange", connect);
  return () => {
    stream?.close();
    document.removeEventListener("visibilitychange", connect);
  };
}
