import { Attempts } from "./attempts";

test.each([
  [0, "measured", []],
  [1, "measured", []],
  [2, undefined, ["a page: Error: no answer"]],
])("after %i failures in a row there is %s", async (fails, result, written) => {
  jest.spyOn(console, "log").mockImplementation(() => {});
  const failures: string[] = [];
  let left = fails;
  const measure = async () => {
    if (left-- > 0) throw new Error("no answer\nin the browser's long words");
    return "measured";
  };
  expect(await new Attempts(failures).make("a page", measure)).toBe(result);
  expect(failures).toEqual(written);
});
