import { readFileSync } from "node:fs";
import { type Node, NodeType, parse } from "node-html-parser";
import specifiedTexts from "./specifiedTexts.json";
import { testOnSample } from "./testOnSample";

/** Returns the text of an element, and that of every element and text node in it. */
const textsIn = (node: Node): string[] => [
  node.text.replace(/\s+/g, " ").trim(),
  ...(node.nodeType === NodeType.TEXT_NODE ? [] : node.childNodes.flatMap(textsIn)),
];

// If you reword one of these texts, delete its line in specifiedTexts.json. Texts that appear after an action are in
// the tests of their components.
testOnSample.each(Object.entries(specifiedTexts))(
  "the built page %s has its specified texts",
  (path, texts) => {
    const html = readFileSync(`public/${path === "/" ? "index" : path}.html`, "utf8");
    const body = parse(html).querySelector("body");
    expect(body && textsIn(body)).toEqual(expect.arrayContaining(texts));
  },
);
