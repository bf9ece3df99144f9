import { parseMarkdown } from "../content-model/markdown";
import { untranslatedFigure } from "../lib/untranslated";

/** Converts Markdown to HTML, with tables that stack on narrow screens. */
export const markdownToHtml = (markdown: string): string =>
  parseMarkdown(markdown)
    .html.replace(/<table>.*?<\/table>/gs, stackedTable)
    .replace(PHONE, '<span class="unbroken">$&</span>');

/** Matches a telephone number with spaces. A number from `linkTo` has no-break spaces instead. */
const PHONE = /\+\d+ [\d ().-]{5,}\d/g;

/**
 * Renders a table like `FigureTable`: rows have headings, cells repeat the names of their columns, and figures are not
 * translated. If all cells are empty, it is a form to fill in by hand, which keeps its columns on phones.
 */
function stackedTable(table: string): string {
  const [names = [], ...rows] = [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) => cell),
  );
  const labels = names.map((name) => name.replace(/<[^>]+>/g, "").replaceAll('"', "&quot;"));
  const head = names.map((name, index) =>
    name === ""
      ? '<td data-corner role="cell"></td>'
      : `<th${index === 0 ? " data-corner" : ""} role="columnheader" scope="col">${name}</th>`,
  );
  const body = rows.map(([heading, ...cells]) => [
    `<th role="rowheader" scope="row">${heading}</th>`,
    ...cells.map((cell, index) => {
      const translate = untranslatedFigure(cell).translate ? ' translate="no"' : "";
      return `<td data-label="${labels[index + 1]}" role="cell"${translate}>${cell}</td>`;
    }),
  ]);
  const lines = (group: string, all: readonly string[][]) =>
    `<${group} role="rowgroup">${all.map((row) => `<tr role="row">${row.join("")}</tr>`).join("")}</${group}>`;
  const isForm = rows.every(([, ...cells]) => cells.every((cell) => cell === ""));
  return `<div data-narrow="${isForm ? "form" : "stack"}"><table role="table">${lines("thead", [head])}${lines("tbody", body)}</table></div>`;
}
