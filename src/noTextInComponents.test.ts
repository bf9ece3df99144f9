import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** The folders whose visible and announced texts come from content/. */
const FOLDERS = ["components", "features", "layout", "sections", "templates"];

/** Attributes that are shown or announced. */
const TEXT_ATTRIBUTES =
  /^(alt|title|placeholder|label|aria-(label|description|roledescription|valuetext))$/;

/** The operators whose value can be one of their operands; those of a comparison are not rendered. */
const VALUE_OPERATORS = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
]);

const LETTERS = /\p{L}/u;

/** Returns the texts with letters that a component renders itself, as `line: text`. */
function textsIn(code: string): string[] {
  const source = ts.createSourceFile("code.tsx", code, ts.ScriptTarget.Latest, true);
  const texts: string[] = [];

  function report(node: ts.Node, text: string) {
    if (!LETTERS.test(text)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    texts.push(`${line + 1}: ${text.trim()}`);
  }

  /** Reports the strings among the values that an expression can have. */
  function reportValues(node: ts.Node | undefined): void {
    if (!node) return;
    if (ts.isStringLiteralLike(node)) report(node, node.text);
    else if (ts.isTemplateExpression(node))
      report(
        node,
        [node.head, ...node.templateSpans.map(({ literal }) => literal)]
          .map(({ text }) => text)
          .join("…"),
      );
    else if (ts.isConditionalExpression(node))
      [node.whenTrue, node.whenFalse].forEach(reportValues);
    else if (ts.isBinaryExpression(node) && VALUE_OPERATORS.has(node.operatorToken.kind))
      [node.left, node.right].forEach(reportValues);
    else if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
      reportValues(node.expression);
  }

  function visit(node: ts.Node): void {
    if (ts.isJsxText(node)) report(node, node.text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) reportValues(node);
    if (ts.isJsxAttribute(node) && TEXT_ATTRIBUTES.test(node.name.getText()))
      reportValues(node.initializer);
    ts.forEachChild(node, visit);
  }
  visit(source);
  return texts;
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join("src", folder), { encoding: "utf8", recursive: true }).map((file) =>
    join("src", folder, file),
  ),
).filter((file) => file.endsWith(".tsx") && !/\.test\.tsx$|[tT]estTools\.tsx$/.test(file));

it.each([
  ["text between tags", "<p>Life and work</p>"],
  ["an announced attribute", '<nav aria-label="Main" />'],
  ["a string in braces", '<p>{isOpen ? "Close" : label}</p>'],
  ["a string after a condition", '<p>{isOpen && "Open now"}</p>'],
  ["text around a value", `<p>{\`\${count} questions\`}</p>`],
])("text is found when a component holds %s", (_, code) => {
  expect(textsIn(code)).toHaveLength(1);
});

it.each([
  ["compares a state", '<p>{state === "sent" && icon}</p>'],
  ["renders a label", '<p className="lead">{labels.title}, {count}</p>'],
])("nothing is found when a component %s", (_, code) => {
  expect(textsIn(code)).toEqual([]);
});

it.each(files)("%s takes its texts from content when it renders", (file) => {
  expect(textsIn(readFileSync(file, "utf8"))).toEqual([]);
});
