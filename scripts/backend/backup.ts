import { closeSync, createReadStream, openSync, rmSync, writeFileSync } from "node:fs";
import { Client } from "pg";
import { encryptedAddress } from "../../shared/databaseAddress";
import { fail } from "../fail";

const USAGE = `DATABASE_URL=postgresql://… npm run backend -- backup [file.sql]
DATABASE_URL=postgresql://… npm run backend -- restore file.sql
The URL is behind Connect in the Supabase dashboard, as "Session pooler". Write @ / ? # % in its
password as %40 %2F %3F %23 %25.`;

/**
 * One statement per line for each message and each limit. Limits are updated rather than inserted, because
 * the migrations have already inserted their rows.
 */
const STATEMENTS = `
  with columns as (
    select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
    where attrelid = 'public.contact_submissions'::regclass and attnum > 0 and not attisdropped
  )
  select format('insert into public.contact_submissions (%1$s) select %1$s from json_populate_record(null::public.contact_submissions, %2$L) on conflict do nothing;',
    names, to_json(stored)) as statement
  from public.contact_submissions as stored, columns
  union all
  select format('update contact.settings set value = %s where name = %L;', value, name)
  from contact.settings`;

/**
 * `npm run backend -- backup` writes all messages and the limits as SQL to a new file that only its owner can
 * read. `npm run backend -- restore` adds the messages in such a file to a database that has the migrations,
 * all of them or none, and sets the limits. Existing messages are left alone, so no email is sent twice.
 */
async function main([command, given]: readonly string[]): Promise<void> {
  const url = process.env.DATABASE_URL ?? "";
  const isBackup = command === "back-up";
  const file = given ?? (isBackup ? newFile() : "");
  if (!URL.canParse(url) || !file) fail(USAGE);
  const address = encryptedAddress(url);
  // Gives the encryption modes the meaning that they have in PostgreSQL's own programs.
  address.searchParams.set("uselibpqcompat", "true");
  const client = new Client({ connectionString: address.href });
  await client.connect();
  try {
    await client.query("begin");
    await (isBackup ? backUp : restore)(client, file);
    await client.query("commit");
  } finally {
    await client.end();
  }
  console.info(
    isBackup
      ? `${file} has all messages and limits. It is personal data: see "Back up" in
docs/contact-messages.md for how long it may be kept.`
      : `The messages and limits of ${file} are in the database.`,
  );
}

async function backUp(client: Client, file: string): Promise<void> {
  const output = openSync(file, "wx", 0o600);
  try {
    await client.query(`declare statements cursor for ${STATEMENTS}`);
    for (let isMore = true; isMore; ) {
      const { rows } = await client.query("fetch 1000 from statements");
      writeFileSync(output, rows.map(({ statement }) => `${statement}\n`).join(""));
      isMore = rows.length > 0;
    }
  } catch (error) {
    rmSync(file);
    throw error;
  } finally {
    closeSync(output);
  }
}

/** Runs a number of whole lines at a time, because a backup may not fit into memory. */
async function restore(client: Client, file: string): Promise<void> {
  let rest = "";
  for await (const part of createReadStream(file, "utf8")) {
    const lines = rest + part;
    const end = lines.lastIndexOf("\n") + 1;
    await client.query(lines.slice(0, end));
    rest = lines.slice(end);
  }
  await client.query(rest);
}

const newFile = () => `contact-${new Date().toISOString().slice(0, 16).replace(":", "")}.sql`;

main(process.argv.slice(2)).catch(fail);
