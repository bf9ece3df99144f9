/**
 * Calls a function on the editor's server.
 * @throws Error with the reason when the server refuses
 */
export async function call<Result>(name: string, given: Record<string, string> = {}) {
  const headers = { Authorization: `token ${sessionStorage.getItem("token")}` };
  const body = JSON.stringify(given);
  const response = await fetch(`/_editor/${name}`, { method: "POST", headers, body });
  const result = await response.json();
  if (!response.ok) throw new Error(result.message);
  return result as Result;
}
