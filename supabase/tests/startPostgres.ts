import { Client } from "pg";
import { startPostgres } from "../../scripts/backend/database/startPostgres";

declare global {
  /** Stops the server that belongs to this Jest run, and deletes its data. */
  var stopPostgres: () => Promise<void>;
}

/** Jest's global setup for the backend tests. Starts PostgreSQL, with a database for the tests to copy. */
export default async function startTestPostgres(): Promise<void> {
  const { url, log, stop } = await startPostgres();
  globalThis.stopPostgres = stop;
  const owner = new Client({ connectionString: url });
  await owner.connect();
  await owner.query(
    `alter role authenticator password '${new URL(url).password}';
     -- Lets the data API's login assume the team's role too, so that tests can run as every role.
     grant contact_team to authenticator;
     create table initial_settings as select * from contact.settings`,
  );
  await owner.end();
  process.env.TEST_POSTGRES_URL = url;
  process.env.TEST_POSTGRES_LOG = log;
}
