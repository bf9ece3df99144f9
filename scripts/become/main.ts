import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ContentFolder } from "../lib/contentFolder";
import { copyProject } from "../lib/copyProject";
import { fail } from "../lib/fail";
import { isSample } from "../lib/isSample";
import { PROGRAM_OPTIONS, programPath } from "../lib/programs";
import { type Answers, readAnswers, SAMPLE_FILE } from "./answers";
import { becomeLender, deleteUnusedScenes, hostName } from "./lender";

/** What is left to do. The owner deletes it when it is done. */
const LIST = "to-read.txt";

/**
 * `npm run become -- answers.yaml`: turns the sample into another lender's site. If there is no such file, it
 * writes one with the questions. It works on a copy of the project, and changes the project only if the
 * copy's content is valid.
 */
async function become(): Promise<void> {
  const [, , file = "answers.yaml"] = process.argv;
  if (!existsSync(file)) {
    cpSync(SAMPLE_FILE, file);
    return console.log(`Write your answers in ${file}, then run this command again.`);
  }
  const answers = readAnswers(file);
  if (!isSample())
    throw new Error("content/ is not the sample's, and would be lost. Edit it instead.");
  const root = copyProject();
  let lines: readonly string[];
  try {
    lines = await becomeLender(new ContentFolder(join(root, "content")), answers);
    // Runs the copy's own check, because this project's code still has the sample's currency.
    const check = ["scripts/check/checkContent.ts", "--hints"];
    const options = { cwd: root, stdio: "inherit", ...PROGRAM_OPTIONS } as const;
    if (spawnSync(resolve(programPath("tsx")), check, options).status !== 0)
      throw new Error(`Nothing was changed. Correct the errors above in ${file}.`);
    rmSync("content", { recursive: true });
    cpSync(join(root, "content"), "content", { recursive: true });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  nameProject(answers);
  deleteUnusedScenes();
  const list = `What only people can write or judge:
${lines.join("\n")}
content/rate-plans/: the day since which the prices apply, and a fee's minimum and maximum
content/leaders/, content/products/: people and products, best with pictures
src/theme/palette.ts: the colours, then npm ci --prefix art && npm run art -- favicon icon madras
the law: docs/make-it-yours.md has the list for counsel
`;
  writeFileSync(LIST, list);
  console.log(`\nThe site is the lender's. This list is in ${LIST}.\n\n${list}`);
}

/** Replaces the sample lender's name and other details in the project's files outside the content. */
function nameProject({ lender = "", company = "", url, owners, replyTime }: Answers): void {
  const edits: readonly (readonly [file: string, from: RegExp, to: string])[] = [
    ["wrangler.jsonc", /"name": "[^"]*"/g, `"name": "${hostName(url)}-website"`],
    [".github/CODEOWNERS", /[\s\S]*/, `# A line for a folder can name others.\n* ${owners}\n`],
    ["SECURITY.md", /within three working days/, `within ${replyTime}`],
    ["SECURITY.md", / People apply for loans in the [^.]*\./s, ""],
    ["README.md", /^# [^\n]*\n\n.*?\n\n/s, `# ${lender}\n\nThe public website of ${company}.\n\n`],
    ["README.md", /^<img src="docs\/pictures\/home[^\n]*\n\n/m, ""],
    // The licence requires that the original authors' copyright notice is kept.
    ["LICENSE", /^Copyright .*/m, `Copyright (c) ${new Date().getFullYear()} ${company}\n$&`],
  ];
  for (const [file, from, to] of edits)
    if (existsSync(file)) writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}

become().catch(fail);
