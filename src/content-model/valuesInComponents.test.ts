import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { readContent } from "../../test/readContent";

/** The folders whose components say words, but never a value. */
const FOLDERS = ["components", "features", "layout", "lending", "templates"];

/** Attributes whose values are displayed or announced. */
const TEXT_ATTRIBUTES =
  /^(alt|title|placeholder|label|aria-(label|description|roledescription|valuetext))$/;

/** The operators that can return text from an operand. Others, such as comparisons, cannot. */
const VALUE_OPERATORS = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
]);

const LETTERS = /\p{L}/u;

/** Matches two or more words, the first of which is capitalized. */
const SENTENCE = /^\p{Lu}.*\p{L}[ …,]+\p{L}/u;

/** Returns the text that the code renders, and the sentences in its strings, as `line: text`. */
function textsIn(code: string, name = "code.tsx"): string[] {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  const texts = new Set<string>();

  function report(node: ts.Node, text: string) {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    if (LETTERS.test(text)) texts.add(`${line + 1}: ${text.trim()}`);
  }

  /** Reports the strings among the possible values of an expression. */
  function reportValues(node: ts.Node | undefined): void {
    if (!node) return;
    if (ts.isStringLiteralLike(node)) report(node, node.text);
    else if (ts.isTemplateExpression(node))
      report(node, node.getText().replace(/\$\{[^}]*\}|`/g, ""));
    else if (ts.isConditionalExpression(node))
      [node.whenTrue, node.whenFalse].forEach(reportValues);
    else if (ts.isBinaryExpression(node) && VALUE_OPERATORS.has(node.operatorToken.kind))
      [node.left, node.right].forEach(reportValues);
    else if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
      reportValues(node.expression);
  }

  function visit(node: ts.Node): void {
    // Styles, errors and logs are not shown to visitors.
    const isInternal =
      ts.isTaggedTemplateExpression(node) ||
      (ts.isNewExpression(node) && node.expression.getText().endsWith("Error")) ||
      (ts.isCallExpression(node) && node.expression.getText().startsWith("console."));
    if (isInternal) return;
    if (ts.isJsxText(node)) report(node, node.text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) reportValues(node);
    if (ts.isJsxAttribute(node) && TEXT_ATTRIBUTES.test(node.name.getText()))
      reportValues(node.initializer);
    if (
      (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) &&
      SENTENCE.test(node.getText().slice(1, -1))
    )
      reportValues(node);
    ts.forEachChild(node, visit);
  }
  visit(source);
  return [...texts];
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join("src", folder), { encoding: "utf8", recursive: true }).map((file) =>
    join("src", folder, file),
  ),
).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

const { texts } = readContent<{ texts: Record<string, string> }>("facts.yaml");

/** The names and addresses of the lender, of which it may lack some. */
const own = ["lender", "company", "group", "app", "territory", "email", "phone"].flatMap(
  (name) => texts[name]?.replace(/[$+.()/]/g, "\\$&") ?? [],
);
const VALUE = RegExp(`\\d|(?<!\\w)(?:${own.join("|")})(?!\\w)`);

const valuesIn = (code: string, name?: string) =>
  textsIn(code, name).filter((text) => VALUE.test(text.replace(/^\d+: /, "")));

it.each([
  ["<p>Life and work</p>", 0],
  ["<p>At most 12 months</p>", 1],
  ['<nav aria-label="The 4 steps" />', 1],
  [`<p>{isOpen ? "Close" : \`Within \${days} days\`}</p>`, 0],
  ['<p>{isOpen && "Within 48 hours"}</p>', 1],
  [`<p>${texts.lender} home</p>`, 1],
  [`const sent = { title: "${texts.lender} has your message" };`, 1],
  ['throw new RangeError("The term is 0");', 0],
  ['if (key === "F2") move(1);', 0],
])("counts the texts with a value in %s: %d", (code, count) =>
  expect(valuesIn(code)).toHaveLength(count),
);

it.each(files)("%s says words, and takes figures and names from its props", (file) =>
  expect(valuesIn(readFileSync(file, "utf8"), file)).toEqual([]),
);
