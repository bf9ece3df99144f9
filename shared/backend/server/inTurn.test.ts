import { createQueue } from "./inTurn";

test("each begins when the one before has ended, well or badly", async () => {
  const inTurn = createQueue();
  const events: string[] = [];
  const piece = (name: string, fails = false) =>
    inTurn(async () => {
      events.push(`${name} begins`);
      for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });

  const pieces = [piece("a"), piece("b", true), piece("c")];
  expect(await Promise.allSettled(pieces)).toMatchObject([
    { value: "a" },
    { reason: new Error("b") },
    { value: "c" },
  ]);
  expect(events).toEqual(["a", "b", "c"].flatMap((name) => [`${name} begins`, `${name} ends`]));
});
