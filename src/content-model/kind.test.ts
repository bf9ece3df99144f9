import { group, text } from "./fields";
import { defineKind } from "./kind";

test("rejects a kind when it has a field that Gatsby reserves", () => {
  const schema = group("Leaf", "A leaf.", { internal: text("A text.") });
  expect(() => defineKind({ files: "leaves/*.yaml", schema })).toThrow(
    'The kind Leaf (leaves/*.yaml) has a field "internal". Gatsby reserves',
  );
});
