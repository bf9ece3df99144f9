import { backUp, restore } from "../../shared/backend/backup";
import { BackendError } from "../../shared/backend/protocol";
import { fail } from "../fail";

const USAGE = `DATABASE_URL=postgresql://… npm run backup [-- file.sql]
DATABASE_URL=postgresql://… npm run restore -- file.sql
The URL is behind Connect in the Supabase dashboard, as "Session pooler".`;

const [command, given] = process.argv.slice(2);
const url = process.env.DATABASE_URL;
const file = given ?? (command === "back-up" ? newFile() : undefined);
if (!url || !file) fail(USAGE);

try {
  if (command === "back-up") {
    backUp(url, file);
    console.info(`${file} has all messages and limits. It is personal data: see "Back up" in
docs/contact-messages.md for how long it may be kept.`);
  } else {
    restore(url, file);
    console.info(`The messages and limits of ${file} are in the database.`);
  }
} catch (error) {
  if (!(error instanceof BackendError)) throw error;
  fail(error);
}

function newFile(): string {
  return `contact-${new Date().toISOString().slice(0, 16).replace(":", "")}.sql`;
}
