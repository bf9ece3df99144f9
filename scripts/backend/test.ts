import { spawnSync } from "node:child_process";
import { Client } from "pg";
import {
  applyMigrations,
  ofClient,
  prepareLikeHosted,
} from "../../shared/backend/database/migrations";
import { fail } from "../fail";
import { findPostgres, startPostgres } from "./postgresServer";

/** The step "backend" of `npm test`: on a real PostgreSQL where there is one, else on the embedded one. */
async function main() {
  const programs = findPostgres();
  if (programs === undefined) {
    const report =
      "The database is tested on the embedded PostgreSQL, as no real one could be installed here (Debian, as root: apt-get install postgresql; elsewhere: put initdb into the PATH).";
    if (process.env.CI) fail(report);
    console.warn(report);
    process.exitCode = runTests({});
    return;
  }
  const server = await startPostgres(programs);
  try {
    await createRoles(server.url);
    console.info(`Tests on ${programs}`);
    process.exitCode = runTests({ TEST_POSTGRES_URL: server.url });
  } finally {
    await server.stop();
  }
}

const runTests = (env: NodeJS.ProcessEnv): number =>
  spawnSync(
    process.execPath,
    [require.resolve("jest/bin/jest"), ...process.argv.slice(2), "--selectProjects", "backend"],
    { stdio: "inherit", env: { ...process.env, ...env } },
  ).status ?? 1;

/** Roles belong to the whole server, so tests that migrate at the same time would create them twice. */
async function createRoles(connectionString: string) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await prepareLikeHosted(ofClient(client));
    await applyMigrations(ofClient(client));
  } finally {
    await client.end();
  }
}

void main();
