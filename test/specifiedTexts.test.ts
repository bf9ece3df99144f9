import { ContentFolder } from "../scripts/lib/contentFolder";
import specifiedTexts from "./specifiedTexts.json";

const content = new ContentFolder("content");

// Placeholders stand for what differs between lenders. If you reword one of these strings, delete its line in
// specifiedTexts.json.
test.each(
  Object.entries(specifiedTexts).flatMap(([file, texts]) =>
    Object.entries(texts).map(([path, text]) => [file, path, text] as const),
  ),
)("%s keeps %s as worded in specifiedTexts.json: %s", (file, place, text) => {
  // The file or the field may be missing, for example if the lender has no app.
  const values = content.files().includes(file) ? content.read(file) : {};
  const written = place
    .split(".")
    .reduce<unknown>((value, key) => (value as typeof values | undefined)?.[key], values);
  expect(written ?? text).toBe(text);
});
