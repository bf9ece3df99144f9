import { createQueue } from "./dataApi";

test("starts each task when the one before has resolved or rejected", async () => {
  const enqueue = createQueue();
  const events: string[] = [];
  const task = (name: string, fails = false) =>
    enqueue(async () => {
      events.push(`${name} starts`);
      for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });

  const tasks = [task("a"), task("b", true), task("c")];
  expect(await Promise.allSettled(tasks)).toMatchObject([
    { value: "a" },
    { reason: new Error("b") },
    { value: "c" },
  ]);
  expect(events).toEqual(["a", "b", "c"].flatMap((name) => [`${name} starts`, `${name} ends`]));
});
