import { rememberPictureData } from "./rememberPictureData";

const originalResolver = jest.fn((_picture, args) => {
  args.formats ??= ["auto"];
  return Promise.resolve("data");
});
const ask = (id: string, contentDigest: string, width: number) =>
  rememberPictureData({ id, internal: { contentDigest } }, { width }, {}, { originalResolver });

test("a picture's data is worked out once for each content and treatment", async () => {
  const asked = [ask("a", "1", 400), ask("a", "1", 400)];
  expect(await Promise.all(asked)).toEqual(["data", "data"]);
  expect(originalResolver).toHaveBeenCalledTimes(1);
  ask("a", "1", 800);
  ask("a", "2", 400);
  ask("b", "1", 400);
  expect(originalResolver).toHaveBeenCalledTimes(4);
});
