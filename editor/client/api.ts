/** Sends a request to the editor's server. @throws Error with the reason why it was refused */
export async function send(path: string, options: RequestInit): Promise<Response> {
  const headers = { ...options.headers, "X-Editor-Token": sessionStorage.getItem("token") ?? "" };
  const response = await fetch(`/_editor/${path}`, { ...options, headers });
  if (response.ok) return response;
  const message = await response.text();
  parent.postMessage({ status: response.status, message }, location.origin);
  throw new Error(message);
}

/** Calls a function of the server. */
export const call = async <Result>(name: string, given: Record<string, string> = {}) =>
  (await (await send(name, { method: "POST", body: JSON.stringify(given) })).json()) as Result;
