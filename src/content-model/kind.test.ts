import { group, text } from "./fields";
import { defineKind } from "./kind";

test.each(["id", "parent", "children", "internal", "fields"])(
  "a kind cannot have a field %s, which Gatsby keeps for itself",
  (name) => {
    const define = () =>
      defineKind({
        name: "Leaf",
        files: "leaves/*.yaml",
        schema: group("Leaf", "A leaf.", { [name]: text("A text.") }),
      });
    expect(define).toThrow(`The kind Leaf (leaves/*.yaml) has a field "${name}"; Gatsby keeps`);
  },
);
