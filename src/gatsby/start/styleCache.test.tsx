import createCache from "./styleCache";

test("styles of the loaded page are known, others are put into one more sheet", () => {
  document.head.innerHTML = '<style data-emotion="css known also">.css-known{color:red}</style>';
  const cache = createCache({ key: "css" });
  expect(cache.inserted).toMatchObject({ known: true, also: true });
  cache.insert(".css-new", { name: "new", styles: "color:blue;" }, cache.sheet, true);
  cache.insert("", { name: "move", styles: "@keyframes move{to{top:0}}" }, cache.sheet, true);
  expect(cache.inserted).toMatchObject({ new: true, move: true });
  const rules = [...(document.styleSheets[1]?.cssRules ?? [])].map((rule) => rule.cssText);
  expect(rules).toHaveLength(2);
  expect(rules[0]).toContain(".css-new {color: blue;}");
  expect(rules[1]).toContain("@keyframes move");
});
