import { screen, within } from "@testing-library/react";

/** Returns the text of each element. */
export const textsOf = (elements: Iterable<Element>) =>
  Array.from(elements, ({ textContent }) => textContent);

/** Returns the texts in each row of a table, headers included. */
export const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => textsOf(row.children));

/** Returns the texts of the cells in the row with the given header. */
export const cellsOf = (name: string) =>
  textsOf(
    within(screen.getByRole("rowheader", { name }).closest("tr") ?? document.body).getAllByRole(
      "cell",
    ),
  );
