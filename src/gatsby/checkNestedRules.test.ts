import { checkNestedRules } from "./checkNestedRules";

test.each([
  "color: red; &:hover { color: blue; } & > a { color: green; }",
  "@media (width >= 48em) { padding: 0; [data-open] & { margin: 0; } }",
  "@keyframes move { from { top: 0; } to { top: 1px; } }",
  "color: red; /* a { } */ ::before { content: 'a { b'; }",
  "&:is(a, b), [href] + & { color: red; }",
  "background: url(data:image/svg+xml;x); :focus-visible { outline: 0; }",
])("%s is read by every browser", (styles) => {
  expect(() => checkNestedRules(styles)).not.toThrow();
});

test.each([
  ["a { color: red; }", 'The nested rule "a"'],
  ["color: red; html[data-scrolled] & { color: blue; }", 'The nested rule "html[data-scrolled] &"'],
  ["&:hover, b + & { color: red; }", 'The nested rule "b + &"'],
  ["@media print { margin: 0; p:first-child { margin: 0; } }", 'The nested rule "p:first-child"'],
])("%s is told", (styles, told) => {
  expect(() => checkNestedRules(styles)).toThrow(told);
});
