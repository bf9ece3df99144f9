import { readdirSync, readFileSync } from "node:fs";

/** The built scripts that have these words in them; an earlier build's may lie beside this one's. */
export function scriptsWith(words: string): readonly string[] {
  const found = readdirSync("public/scripts").filter(
    (file) =>
      file.endsWith(".js") && readFileSync(`public/scripts/${file}`, "utf8").includes(words),
  );
  if (found.length === 0) throw new Error(`No script in public/scripts has "${words}" in it.`);
  return found;
}

/** A pattern for the addresses of the built scripts that have these words in them. */
export const addressOf = (words: string) => new RegExp(`/(${scriptsWith(words).join("|")})$`);
