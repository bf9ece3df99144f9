import { describeFields, type Kind } from "../kind";
import { facts as factsKind } from "../kinds/facts";
import { type Fact, type Facts, linkTo, printFact } from "../placeholders/facts";
import type { KeyPath, YamlFile } from "./parseYaml";
import { didYouMean, type Problem } from "./problem";
import { blankOut, textsIn } from "./textsIn";

/** An amount, a rate or a contact detail in a text that is not a placeholder. */
export interface TypedFigure {
  text: string;
  path: KeyPath;
  /** Its position among the equal figures of its field, from 0. */
  occurrence: number;
}

const FIGURE =
  /(?:TT|US|EC|Bds|J|G)?\$\s?\d+(?:,\d{3})*(?:\.\d+)?|\d+(?:\.\d+)?\s?(?:%|per ?cent\b)/g;

/** Finds the figures that are typed by hand in the texts of a file. */
export function typedFiguresIn(content: unknown, kind: Kind, facts: Facts): TypedFigure[] {
  if (kind === factsKind) return [];
  const contactDetails = [...facts.values()].flatMap((fact) =>
    fact.type === "text" && /[@\d].{6,}|.{6,}[@\d]/.test(fact.value)
      ? [fact.value, ...(/^\+|@/.test(fact.value) ? [linkTo(fact.value, "link")] : [])]
      : [],
  );
  return [...textsIn(describeFields(kind.schema), content, [])].flatMap(({ text, path }) => {
    // Readers see a no-break space as a space.
    const written = text.replaceAll("\u00a0", " ");
    const typed = blankOut(written);
    const found = [
      ...[...typed.matchAll(FIGURE)].map(({ 0: figure, index }) => ({ figure, index })),
      ...contactDetails.flatMap((figure) => {
        const index = written.indexOf(figure);
        return index < 0 ? [] : [{ figure, index }];
      }),
    ];
    return found.map(({ figure, index }) => ({
      text: figure,
      path,
      occurrence: written.slice(0, index).split(figure).length - 1,
    }));
  });
}

interface FileWithFigures extends Pick<YamlFile, "file" | "problemAt"> {
  references: { typedFigures: TypedFigure[] };
}

/**
 * Reports figures that are typed by hand, and exceptions of `facts.yaml` that no file needs.
 * @param factsFile the parsed `facts.yaml`
 */
export function checkTypedFigures(
  files: readonly FileWithFigures[],
  factsFile: YamlFile,
  facts: Facts,
): Problem[] {
  const exceptions = exceptionsOf(factsFile.value);
  const problems = files.flatMap(({ file, problemAt, references: { typedFigures } }) =>
    typedFigures
      .filter(({ text }) => !exceptions.some((one) => one.file === file && one.figure === text))
      .map(({ text, path, occurrence }) =>
        problemAt(path, `"${text}" is typed by hand. ${adviceFor(text, file, facts)}`, {
          text,
          occurrence,
        }),
      ),
  );
  const names = files.map(({ file }) => file);
  const unused = exceptions.flatMap(({ file, figure, path }) => {
    const found = files.find((one) => one.file === file);
    if (!found)
      return [
        factsFile.problemAt(
          [...path.slice(0, 2), "file"],
          `there is no file content/${file}.${didYouMean(file, names)}`,
        ),
      ];
    return found.references.typedFigures.some(({ text }) => text === figure)
      ? []
      : [factsFile.problemAt(path, `"${figure}" is not in content/${file}. Delete it here.`)];
  });
  return [...problems, ...unused];
}

function adviceFor(text: string, file: string, facts: Facts): string {
  const same = [...facts].find(([, fact]) => plainly(fact) === text);
  return same
    ? `Write {${same[0]}}, so that it changes with content/facts.yaml.`
    : `Write a placeholder such as {maximumAmount} or {payment amount=12000 months=12}, or list it for ${file} under typedFigures in content/facts.yaml.`;
}

const plainly = (fact: Fact): string => printFact(fact, undefined, "text");

interface Exception {
  file: string;
  figure: string;
  path: KeyPath;
}

/** Returns the exceptions of `facts.yaml`; an entry of another shape is a mistake of its fields. */
function exceptionsOf(content: unknown): Exception[] {
  const { typedFigures } = (content ?? {}) as { typedFigures?: unknown };
  if (!Array.isArray(typedFigures)) return [];
  return typedFigures.flatMap((entry: unknown, index) => {
    const { file, figures } = (entry ?? {}) as { file?: unknown; figures?: unknown };
    if (typeof file !== "string" || !Array.isArray(figures)) return [];
    return figures
      .filter((figure) => typeof figure === "string")
      .map((figure, position) => ({
        file,
        figure,
        path: ["typedFigures", index, "figures", position],
      }));
  });
}
