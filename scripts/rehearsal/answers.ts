import { FUNCTION_SETTINGS } from "../deploy/settings";

const DAY = "2026-01-01T00:00:00Z";

/** The function's settings that an owner has set in the dashboard. */
const OWNERS_SETTINGS = FUNCTION_SETTINGS.filter((name) => name !== "CONTACT_SWEEP_SECRET");

const PROJECT = {
  id: "abcdefghijklmnopqrst",
  ref: "abcdefghijklmnopqrst",
  organization_id: "o",
  organization_slug: "o",
  name: "rehearsal",
  region: "us-east-1",
  created_at: DAY,
  status: "ACTIVE_HEALTHY",
  database: { host: "localhost", version: "17", postgres_engine: "17", release_channel: "ga" },
};

const RESOURCES = { bindings: [], script: {}, script_runtime: {} };
const VERSION = {
  id: "v1",
  startup_time_ms: 1,
  metadata: { has_preview: true },
  resources: RESOURCES,
};
const deployment = (version: string) => ({
  id: `d-${version}`,
  created_on: DAY,
  versions: [{ version_id: version, percentage: 100 }],
});
const ASSETS_TOKEN = `a.${Buffer.from(JSON.stringify({ exp: 9_999_999_999 })).toString("base64")}.c`;

/** What the function says of its mails when nothing is wrong. */
export const HEALTHY = {
  oldestWaitingMinutes: null,
  waiting: 0,
  attempts: 0,
  lastError: null,
  lastPurge: null,
  mailsToday: 0,
  problems: [],
};

/** What the hosts answer, by the first pattern that matches; everything else gets an empty list. */
const ANSWERS: readonly [request: RegExp, status: number, body: unknown][] = [
  [/ \/accounts\/\w+\/workers\/services/, 200, { default_environment: { script: { tag: "t" } } }],
  [
    /assets-upload-session/,
    200,
    (body: string) => ({ jwt: ASSETS_TOKEN, buckets: [hashesIn(body)] }),
  ],
  [/assets\/upload/, 201, { jwt: ASSETS_TOKEN }],
  [/GET \/zones\?/, 200, [{ id: "zone", name: "127.0.0.1" }]],
  [/domains\/changeset/, 200, { added: [], updated: [], removed: [], conflicting: [] }],
  [/subdomain/, 200, { enabled: true, previews_enabled: true, subdomain: "rehearsal" }],
  [/POST .*\/versions/, 200, VERSION],
  [/GET .*\/deployments/, 200, { deployments: [deployment("v2"), deployment("v1")] }],
  [/GET .*\/versions\/v\d/, 200, { id: "v1", metadata: { created_on: DAY }, resources: RESOURCES }],
  [/PUT .*\/workers\/scripts\//, 200, VERSION],
  [
    /GET \/v1\/projects\/\w+\/secrets/,
    200,
    OWNERS_SETTINGS.map((name) => ({ name, value: "digest" })),
  ],
  [/POST \/v1\/projects\/\w+\/secrets/, 201, {}],
  [
    /POST .*\/functions\/deploy/,
    201,
    { id: "f", slug: "s", name: "s", status: "ACTIVE", version: 1 },
  ],
  [/GET \/v1\/projects\/\w+$/, 200, PROJECT],
  [/GET \/rest\/v1\/contact_submissions/, 401, { code: "42501", message: "permission denied" }],
  [/GET \/functions\/v1\//, 200, HEALTHY],
  [/POST \/functions\/v1\//, 400, { error: "The body must have the message's id, a UUID." }],
  [/POST \/repos\//, 201, {}],
];

const hashesIn = (body: string) =>
  Object.values((JSON.parse(body) as { manifest: Record<string, { hash: string }> }).manifest).map(
    ({ hash }) => hash,
  );

/** Returns what a host answers to a request such as `GET /zones`: its status and its JSON. */
export function answerOf(request: string, body: string): [status: number, result: unknown] {
  const [, status, content] = ANSWERS.find(([pattern]) => pattern.test(request)) ?? [/./, 200, []];
  const result = typeof content === "function" ? content(body) : content;
  const isCloudflare = / \/(accounts|zones)/.test(request);
  return [status, isCloudflare ? { success: true, errors: [], messages: [], result } : result];
}
