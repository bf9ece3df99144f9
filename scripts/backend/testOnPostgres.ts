import { spawnSync } from "node:child_process";
import { Client } from "pg";
import {
  applyMigrations,
  ofClient,
  prepareLikeHosted,
} from "../../shared/backend/database/migrations";
import { fail } from "../fail";
import { findPostgres, startPostgres } from "./postgresServer";

/** The step "postgres" of `npm test`: the tests of the database on a real PostgreSQL. */
async function main() {
  const programs = findPostgres();
  if (programs === undefined) {
    const report =
      "The database was not tested on a real PostgreSQL, which could not be installed here (Debian, as root: apt-get install postgresql; elsewhere: put initdb into the PATH).";
    if (process.env.CI) fail(report);
    console.warn(report);
    return;
  }
  const server = await startPostgres(programs);
  try {
    await createRoles(server.url);
    console.info(`Tests on ${programs}`);
    const { status } = spawnSync(
      process.execPath,
      [require.resolve("jest/bin/jest"), ...process.argv.slice(2), "--selectProjects", "postgres"],
      { stdio: "inherit", env: { ...process.env, TEST_POSTGRES_URL: server.url } },
    );
    process.exitCode = status ?? 1;
  } finally {
    await server.stop();
  }
}

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
