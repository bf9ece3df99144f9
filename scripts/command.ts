import { fail } from "./fail";

/** The script for each subcommand, with its first arguments. */
const COMMANDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  backend: {
    start: "backend/main.ts",
    reset: "backend/reset.ts",
    backup: "backend/backup.ts back-up",
    restore: "backend/backup.ts restore",
  },
  deploy: { backend: "deploy/backend.ts", site: "deploy/site.ts" },
};

/**
 * Runs the subcommands of `npm run backend` and `npm run deploy`, such as `npm run deploy -- site --check`.
 */
function runCommand(): void {
  const [node = "", script = "", group = "", word = "", ...rest] = process.argv;
  const commands = COMMANDS[group] ?? {};
  const isOption = group === "backend" && /^(-|$)/.test(word);
  const chosen = isOption ? commands.start : commands[word];
  if (!chosen) fail(`npm run ${group} -- ${Object.keys(commands).join(" | ")}`);
  const [file, ...args] = chosen.split(" ");
  process.argv = [node, script, ...args, ...(isOption && word ? [word] : []), ...rest];
  import(`./${file}`).catch(fail);
}

runCommand();
