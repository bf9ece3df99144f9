import { join } from "node:path";
import { projectRoot } from "./database/migrations";

export interface BackendOptions {
  /** Of the data API and the function; the mailbox page and the mail catcher are at the next ones. 0 takes free ports. */
  port?: number;
  /** Where messages are stored between starts. By default each port has a folder of its own. */
  dataDirectory?: string;
  /** The origins of the website, which CORS allows. */
  siteOrigins?: string[];
  /** Seconds between sweeps, which replace the hosted database's cron; 0 disables them. */
  sweepSeconds?: number;
}

/**
 * The same on every machine, so that a build with the local settings works with any local backend. It
 * grants no access: the backend listens on 127.0.0.1 only, and no hosted project accepts the key.
 */
export const localPublishableKey = "sb_publishable_local_backend_only";

export const DEFAULT_PORT = 54321;

/** Has the messages of every port, and the logs. */
export const DATA_FOLDER = join(projectRoot, ".backend");

/** Returns the options with defaults for those left out. */
export const completeOptions = ({
  port = DEFAULT_PORT,
  ...options
}: BackendOptions): Required<BackendOptions> => ({
  port,
  dataDirectory: join(DATA_FOLDER, String(port)),
  siteOrigins: ["http://localhost:9000", "http://127.0.0.1:9000", "http://localhost:8000"],
  sweepSeconds: 15,
  ...options,
});

/** Returns the ports of a backend, 0 for free ones. */
export const portsOf = (port: number) => ({
  api: port,
  mailbox: port && port + 3,
  smtp: port && port + 4,
});

/** Returns the environment variables of a build that uses the local backend. */
export const localBackendSettings = (port = DEFAULT_PORT) => ({
  GATSBY_SUPABASE_URL: `http://127.0.0.1:${port}`,
  GATSBY_SUPABASE_PUBLISHABLE_KEY: localPublishableKey,
});
