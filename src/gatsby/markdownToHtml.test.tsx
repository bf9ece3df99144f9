import { markdownToHtml } from "./markdownToHtml";

test("renders a table with row headers and table roles, and labels each cell with its column's name", () => {
  const html = markdownToHtml('| Loan | **A** "b" |\n| - | -: |\n| One | [2](/c) |\n| Two | |');
  document.body.innerHTML = html;
  expect(document.querySelectorAll("th[scope=col]")).toHaveLength(2);
  const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => [cell.getAttribute("data-label"), cell.textContent]),
  );
  expect(rows).toEqual([
    [
      [null, "One"],
      ['A "b"', "2"],
    ],
    [
      [null, "Two"],
      ['A "b"', ""],
    ],
  ]);
  expect(document.querySelector("[data-narrow=stack]")).not.toBeNull();
  const parts = document.querySelectorAll("table, thead, tbody, tr, th, td");
  expect([...parts].filter((part) => !part.hasAttribute("role"))).toEqual([]);
});

test("renders a table whose cells are all empty as a form", () => {
  document.body.innerHTML = markdownToHtml("| Name | Yours |\n| - | - |\n| First | |\n| Last | |");
  expect(document.querySelector("[data-narrow=form]")).toHaveTextContent("Name");
});

test("keeps a telephone number on one line, and a tel: link unchanged", () => {
  document.body.innerHTML = markdownToHtml("Call +1 868-555-0199, or [us](tel:+18685550199).");
  expect(document.querySelector(".unbroken")).toHaveTextContent(/^\+1 868-555-0199$/);
  expect(document.querySelector("a")).toHaveAttribute("href", "tel:+18685550199");
});
