import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { stringify } from "yaml";
import { ContentFolder } from "../shared/contentFolder";
import { copyProject } from "../shared/copyProject";
import { PROGRAM_OPTIONS, programPath } from "../shared/programs";
import { type Answers, QUESTIONS, readAnswers } from "./become/answers";
import { becomeLender, writeSettings } from "./become/lender";
import { fail } from "./fail";

/**
 * `npm run become -- answers.yaml`: turns the sample into another lender's site. Without a file, it asks for
 * the answers and saves them in answers.yaml. It works on a copy of the project, and changes the project
 * only if the copy's content is valid.
 */
async function become(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const file = positionals[0] ?? (await ask());
  const answers = readAnswers(file);
  const root = copyProject();
  try {
    const content = new ContentFolder(join(root, "content"));
    writeSettings(content, answers);
    await becomeLender(content, answers);
    // Runs the copy's own check, because this project's code still has the sample's currency.
    const options = { cwd: root, stdio: "inherit", ...PROGRAM_OPTIONS } as const;
    const check = spawnSync(resolve(programPath("tsx")), ["scripts/checkContent.ts"], options);
    if (check.status !== 0)
      throw new Error("Nothing was changed. Correct the answers that the lines above are about.");
    rmSync("content", { recursive: true });
    cpSync(join(root, "content"), "content", { recursive: true });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  nameProject(answers);
  sayWhatIsLeft();
}

/** Asks for the answers, with the sample's as defaults. Saves them, and returns the file's name. */
async function ask(): Promise<string> {
  if (existsSync("answers.yaml"))
    throw new Error("There are answers: npm run become -- answers.yaml");
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  const answers: Record<string, string> = {};
  for (const [name, [question, sample]] of Object.entries(QUESTIONS)) {
    process.stdout.write(`${question} (${sample}) `);
    const { value, done } = await lines.next();
    if (done) throw new Error("\nThere are more questions. Nothing was changed.");
    answers[name] = value.trim() || sample;
  }
  terminal.close();
  writeFileSync("answers.yaml", stringify(answers));
  console.log("The answers are in answers.yaml. Correct them there, if one is refused.\n");
  return "answers.yaml";
}

/** Replaces the sample lender's name and other details in the project's files outside the content. */
function nameProject({ lender = "", company = "", url = "", owners = "" }: Answers): void {
  const name = new URL(url).hostname.replace(/^www\./, "").split(".")[0] ?? "";
  const edits: readonly (readonly [file: string, from: RegExp, to: string])[] = [
    ["wrangler.jsonc", /"name": "[^"]*"/g, `"name": "${name}-website"`],
    [
      ".github/CODEOWNERS",
      /[\s\S]*/,
      `# Who reviews changes. More lines can name others for a folder.\n* ${owners}\n`,
    ],
    ["SECURITY.md", / People apply for loans in the [^.]*\./s, ""],
    ["README.md", /^# [^\n]*\n\n.*?\n\n/s, `# ${lender}\n\nThe public website of ${company}.\n\n`],
    // The licence requires that the original authors' copyright notice is kept.
    ["LICENSE", /^Copyright .*/m, `Copyright (c) ${new Date().getFullYear()} ${company}\n$&`],
  ];
  for (const [file, from, to] of edits)
    if (existsSync(file)) writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}

/** Lists the content that still has to be written by hand. */
function sayWhatIsLeft(): void {
  const content = new ContentFolder("content");
  const marked = content
    .files()
    .flatMap((file) =>
      (content.source(file).match(/# Sample: .*/g) ?? []).map(
        (line) => `  content/${file} ${line.slice(2)}`,
      ),
    );
  console.log(
    `\nThe site is the lender's. What only people can write:\n${marked.join("\n")}\n  content/leaders/, content/products/: people, and a picture for each product\n  src/theme/palette.ts: the colours, then npm ci --prefix art && npm run art\n  the law: docs/make-it-yours.md has the list for counsel`,
  );
}

become().catch(fail);
