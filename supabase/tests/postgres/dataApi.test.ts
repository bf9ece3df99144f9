/** @jest-environment ./supabase/tests/databaseEnvironment.ts */
import { type ContactDatabase, openContactDatabase, type Role } from "../contactDatabase";

let database: ContactDatabase;
beforeAll(async () => {
  database = await openContactDatabase();
});

test.each<[Role, string]>([
  ["anon", "3s"],
  ["authenticated", "8s"],
  // It has no setting of its own, so the login's applies.
  ["service_role", "8s"],
])(
  "the data API runs statements of %s with a hosted project's login and limits",
  async (role, limit) => {
    expect(
      await database.as(
        role,
        `select session_user, current_user as role, current_setting('statement_timeout') as statement,
         current_setting('lock_timeout') as lock`,
      ),
    ).toEqual([{ session_user: "authenticator", role, statement: limit, lock: "8s" }]);
  },
);
