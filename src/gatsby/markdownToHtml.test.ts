import { micromark } from "micromark";
import { MARKDOWN_TEXTS } from "../../test/markdownTexts";
import { markdownToHtml } from "./markdownToHtml";

test("texts near to every rule are converted to the same HTML as by the Markdown parser", () => {
  expect(MARKDOWN_TEXTS.map(markdownToHtml)).toEqual(
    MARKDOWN_TEXTS.map((text) => micromark(text, { allowDangerousProtocol: true })),
  );
});
