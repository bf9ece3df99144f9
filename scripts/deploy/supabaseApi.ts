import { request } from "../monitoring/request.ts";

/** Supabase's management API, as far as a deploy needs it. */
export interface Project {
  /** The API's address, such as https://api.supabase.com. */
  api: string;
  /** The project's reference. */
  project: string;
  token: string;
}

/** Returns the names of the function's settings that are at Supabase. @throws Error when they cannot be read */
export async function storedSettings(project: Project): Promise<readonly string[]> {
  const text = await call(project, "GET");
  return (JSON.parse(text) as { name: string }[]).map(({ name }) => name);
}

/** Stores settings of the function. They are sent as JSON, which keeps every character of a password. */
export async function storeSettings(
  project: Project,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const list = Object.entries(settings).map(([name, value]) => ({ name, value }));
  await call(project, "POST", JSON.stringify(list));
}

async function call({ api, project, token }: Project, method: string, body?: string) {
  const { status, text } = await request(`${api}/v1/projects/${project}/secrets`, {
    method,
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    ...(body !== undefined && { body }),
  });
  if (status >= 300) throw new Error(`Supabase answers ${status} to ${method} secrets: ${text}`);
  return text;
}
