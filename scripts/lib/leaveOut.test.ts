import { rmSync } from "node:fs";
import { copyContent, problemsIn, set } from "../../test/contentCopy";
import { ContentFolder } from "./contentFolder";
import { leaveOut, withoutSentences } from "./leaveOut";

const TEXT = "disclaimer";
let copy: ContentFolder;
beforeEach(() => {
  copy = new ContentFolder(copyContent());
  set(copy.root, "faq/page.yaml", { [TEXT]: "One. See [the news](/own-news#top) too. Three." });
});
afterEach(() => rmSync(copy.root, { recursive: true }));

test("removes a list entry and a sentence that link to a missing page", () => {
  const links = copy.read("navigation.yaml").links as readonly object[];
  copy.append("navigation.yaml", "links", { label: "News", to: "/own-news" });
  leaveOut(copy);
  expect(copy.read("navigation.yaml").links).toEqual(links);
  expect(copy.text("faq/page.yaml", [TEXT])).toBe("One. Three.");
  expect(problemsIn(copy.root)).toBe("");
});

test("removes a sentence with a fact that the lender lacks", () => {
  set(copy.root, "faq/page.yaml", { [TEXT]: "One. Two cost {ownFact}. Three." });
  leaveOut(copy);
  expect(copy.text("faq/page.yaml", [TEXT])).toBe("One. Three.");
});

test("deletes a page that is nothing without a fact that the lender lacks", () => {
  const [page = ""] = copy.entries("pages");
  copy.write("pages/own.yaml", copy.source(page));
  set(copy.root, "pages/own.yaml", { path: "/own", label: "Up to {ownFact}" });
  leaveOut(copy);
  expect(copy.files()).not.toContain("pages/own.yaml");
  expect(problemsIn(copy.root)).toBe("");
});

test.each([
  ["- One\n- See [x](/y).\n- Two", "- One\n\n- Two"],
  ["One! See [x](/y). Two.", "One! Two."],
])("removes the sentence with the link: %j", (text, rest) => {
  expect(withoutSentences(text, "](/y")).toBe(rest);
});
