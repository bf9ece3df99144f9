import { group, text } from "./fields";
import { defineKind } from "./kind";

test.each(["id", "parent", "children", "internal", "fields"])(
  "rejects a kind when it has the field %s, which Gatsby reserves",
  (name) => {
    const define = () =>
      defineKind({
        files: "leaves/*.yaml",
        schema: group("Leaf", "A leaf.", { [name]: text("A text.") }),
      });
    expect(define).toThrow(`The kind Leaf (leaves/*.yaml) has a field "${name}". Gatsby reserves`);
  },
);
