import { runFunctionTests } from "./runFunctionTests";

test("the notification function passes its own tests on Deno", async () => {
  const { passed, output } = await runFunctionTests();
  if (!passed) throw new Error(output);
  expect(Number(/(\d+) passed/.exec(output)?.[1])).toBeGreaterThan(50);
}, 60_000);
