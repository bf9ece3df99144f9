import { ContentFolder } from "../lib/contentFolder";
import { type Answers, linesOf } from "./answers";

/** Returns a name as addresses have it: "farm-loan". */
export const keyOf = (name = ""): string => name.toLowerCase().replace(/[^a-z\d]+/g, "-");

/** Matches $ and the name of a value, and the facts that each loan has for itself. */
const NAMES = /\$([a-z]\w*)|\b([a-z]+(?:Amount|Term|TermRate|TermLimit))\b/g;

/** Matches what starter/ has once for each loan: an entry of a list, a fact, or a line of Markdown that names it. */
const FOR_EACH =
  /^( *)(?:- label: \$loan\n(?:\1 {2}.*\n)*|\w+(?:Amount|Term|Rate|Limit): \$.*\n|(?! *(?:#|(?:- )?\w+:)).*\$loan.*\n\n?)/gm;

/** Returns the loans in the answers, the main one first, with their facts and what the texts of starter/ say of them. */
export const loansOf = (answers: Answers) =>
  [answers, ...linesOf("otherLoans", answers)].map((values, index) => {
    const key = keyOf(values.loan);
    const own: Answers = { ...values, path: key, order: `${index + 1}` };
    // The minimumAmount of a second loan is farmLoanMinimumAmount.
    const factOf = (fact: string) =>
      index ? `${key}-${fact}`.replace(/-(.)/g, (_, letter) => letter.toUpperCase()) : fact;
    /** Leaves out the lines about what the loan does not have, such as a fee. */
    const say = (text: string) =>
      text.replace(/.*\n/g, (line) => {
        const names = [...line.matchAll(NAMES)].map(([, name, fact]) => name ?? fact ?? "");
        if (names.some((name) => !own[name])) return "";
        return line.replace(NAMES, (_, name, fact) => own[name] ?? factOf(fact));
      });
    return { key, say, facts: Object.keys(values).map(factOf) };
  });

/** Writes the texts of starter/, with a page and prices for each loan. */
export function writeStarter(content: ContentFolder, loans: ReturnType<typeof loansOf>): void {
  const starter = new ContentFolder("scripts/become/starter");
  const repeat = (part: string) => loans.map(({ say }) => say(part)).join("");
  for (const file of starter.files())
    for (const { key, say } of file.endsWith("/loan.yaml") ? loans : loans.slice(0, 1)) {
      const text = starter.source(file).replace(FOR_EACH, repeat);
      content.write(file.replace("/loan.yaml", `/${key}.yaml`), say(text));
    }
}
