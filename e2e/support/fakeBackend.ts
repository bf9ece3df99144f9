import type { Page, Route } from "@playwright/test";

export type Answer = (route: Route) => Promise<unknown> | unknown;

export interface Call {
  path: string;
  method: string;
  body: Record<string, string>;
}

export interface FakeBackend {
  /** Every call so far, in order. */
  calls: Call[];
  insert: Answer;
  notification: Answer;
}

const anyOrigin = { "access-control-allow-origin": "*" };

export const answer =
  (status: number, body = "", type = "text/html"): Answer =>
  (route) =>
    route.fulfill({ status, body, contentType: type, headers: anyOrigin });

export const json = (status: number, body: object): Answer =>
  answer(status, JSON.stringify(body), "application/json");

/** The network fails in this way, as the browser names it. */
export const failure =
  (reason = "connectionrefused"): Answer =>
  (route) =>
    route.abort(reason);

/** Never answers. */
export const silence: Answer = () => {};

export const created = answer(201);
export const received = json(200, { received: true });
export const htmlPage = "<!doctype html><title>Sign in</title><h1>Sign in to the network</h1>";

/** Stands in for the data API and the function; what they answer may be changed at any time. */
export async function fakeBackend(page: Page): Promise<FakeBackend> {
  const backend: FakeBackend = { calls: [], insert: created, notification: received };
  for (const [pattern, part] of [
    ["**/rest/v1/**", "insert"],
    ["**/functions/v1/**", "notification"],
  ] as const)
    await page.route(pattern, async (route) => {
      const request = route.request();
      const path = new URL(request.url()).pathname;
      backend.calls.push({ path, method: request.method(), body: request.postDataJSON() });
      await backend[part](route);
    });
  return backend;
}
