import { screen, within } from "@testing-library/react";

export const textsOf = (elements: Iterable<Element>) =>
  Array.from(elements, ({ textContent }) => textContent);

/** Returns the text of every cell in each row of a table, including headers. */
export const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => textsOf(row.children));

/** Returns the text of each cell in the row with the given header. */
export const cellsOf = (name: string) =>
  textsOf(
    within(screen.getByRole("rowheader", { name }).closest("tr") ?? document.body).getAllByRole(
      "cell",
    ),
  );
