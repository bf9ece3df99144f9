import { lint } from "cspell";
import { distance } from "fastest-levenshtein";
import { formatProblems, type Problem } from "../src/content-model/check/problem";

/** A word that is not in any dictionary. */
interface UnknownWord extends Problem {
  text: string;
  /** The text before the word on the same line. */
  before: string;
  after: string;
  suggestions: readonly string[];
}

/**
 * Checks the spelling of the content, or of its copies in the given folder. A word that is capitalized
 * mid-sentence counts as a name everywhere. Any other unknown word is an error only if a known word has a
 * similar spelling.
 */
async function checkSpelling(): Promise<void> {
  const unknown: UnknownWord[] = [];
  const errors: string[] = [];
  const [copies] = process.argv.slice(2);
  await lint(
    copies ? [`${copies}/*/content/**/*.yaml`] : [],
    {
      progress: false,
      showSuggestions: true,
      config: "cspell.json",
      ...(copies && { root: copies }),
    },
    {
      issue: ({ uri = "", row, col, text, line, suggestions = [] }) =>
        unknown.push({
          file: decodeURI(uri).split("/content/").at(-1) ?? uri,
          line: row,
          column: col,
          message: "",
          path: [],
          text,
          before: line.text.slice(0, col - 1),
          after: line.text.slice(col - 1 + text.length),
          suggestions,
        }),
      error: (message, error) => errors.push(`${message} ${error.message}`),
    },
  );
  const names = new Set(unknown.filter(isName).map(({ text }) => text));
  const problems = unknown
    .filter(({ text }) => !names.has(text.replace(/'s$/, "")))
    .map(({ text, suggestions, file, line, column }): Problem => {
      const near = suggestions.filter(
        (word) => distance(word.toLowerCase(), text.toLowerCase()) === 1,
      );
      const found = near.length > 0 ? `misspelt: ${near.slice(0, 3).join(", ")}?` : "unknown.";
      return {
        file,
        line,
        column,
        message: `"${text}" is ${found} If it is right, add it to dictionary.txt.`,
        path: [],
        isHint: near.length === 0,
      };
    });
  const misspelt = problems.filter(({ isHint }) => !isHint);
  if (problems.length > 0) console.log(formatProblems(problems));
  for (const error of errors) console.error(error);
  console.log(`spelling: ${misspelt.length} misspelt words, ${names.size} new names`);
  if (misspelt.length + errors.length > 0) process.exitCode = 1;
}

/** Whether a word is capitalized mid-sentence or stands next to another capitalized word. */
const isName = ({ text, before, after }: UnknownWord): boolean =>
  /^\p{Lu}/u.test(text) &&
  (/[\p{L}\p{N},;)"'–-]\s+["'(]?$/u.test(before) || /^(?:('s)? |-)\p{Lu}/u.test(after));

void checkSpelling();
