import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join("supabase", "migrations");

/** The SHA-256 of each migration. Databases have applied them, so no change of one would reach these. */
const HASHES = {
  "20260901000100_contact_submissions.sql":
    "d9b86b7c8ef51993612fbd0ed79a32e6d28002cbc8651dcbf17fad684b6cf1c7",
  "20260901000200_contact_limits.sql":
    "f4ec2185298460688b974f33c0910d099af5efaf66980826f8168a9b2064e20e",
  "20260901000300_contact_notifications.sql":
    "2b0baff938f7036f818eed32a0f458fc479259ff340d4b66fd9792b50a9c58e5",
  "20260901000400_contact_team.sql":
    "8ba198928660bdaac589362d178d2962003c7d9342017c43bd262aba4aaa5a94",
  "20260901000500_contact_upkeep.sql":
    "abe1694fc379a6adb2879bd584dbb5cd973c0bda026e1af097d58aaac2cfc05f",
  "20260901000600_contact_privileges.sql":
    "3dfe45fbef3ba700f88ac84247856a0dfb29b78c01ac1e78e722fde7ba26e06c",
};

test("no migration has changed, because a change of the database is a new migration", () => {
  const hashes = readdirSync(FOLDER).map((file) => [
    file,
    hash("sha256", readFileSync(join(FOLDER, file))),
  ]);
  expect(Object.fromEntries(hashes)).toEqual(HASHES);
});
