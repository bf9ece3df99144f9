import { exampleSubmission } from "./exampleSubmission";
import { SENT_FOR } from "./submit";
import {
  beginAnew,
  error,
  failure,
  flowOf,
  type InsertAnswer,
  kept,
  lost,
  type NotificationAnswer,
  named,
  sentToast,
  table,
  tidyUp,
} from "./submitTestTools";

beforeEach(beginAnew);
afterEach(tidyUp);

test("idle, sending, sent for five seconds, idle; and the draft is gone", async () => {
  const { flow, states, told, drafts } = flowOf(table().insert);
  await flow.submit(exampleSubmission);
  expect(states).toEqual(["sending", "sent"]);
  expect(told).toEqual([sentToast]);
  expect(drafts.current()).toBeUndefined();
  expect(kept()).toBeNull();
  jest.advanceTimersByTime(SENT_FOR - 1);
  expect(flow.state()).toBe("sent");
  jest.advanceTimersByTime(1);
  expect(flow.state()).toBe("idle");
});

test.each<[string, InsertAnswer, string]>([
  ["an error with a message", failure(400, "violates check"), "violates check"],
  ["an error without one", failure(500, ""), "Please try again later."],
  ["no answer", lost, "Please try again later."],
])("%s: idle again, the draft kept, no notification", async (_, answer, text) => {
  const { flow, states, told, drafts, invoke } = flowOf(async () => answer);
  await flow.submit(exampleSubmission);
  expect(states).toEqual(["sending", "idle"]);
  expect(told).toEqual([error(text)]);
  expect(invoke).not.toHaveBeenCalled();
  expect(drafts.current()?.values).toEqual(exampleSubmission);
});

test.each<[string, NotificationAnswer, string[]]>([
  [
    "answers an error",
    named("FunctionsHttpError"),
    [
      "plain",
      "Message received but notification issue",
      "Your message was saved, but we couldn't send an email notification. Our team will still see your message.",
    ],
  ],
  [
    "throws",
    named("FunctionsFetchError"),
    [
      "plain",
      "Message received",
      "Your message was saved, but there was an issue with our notification system. Our team will still see your message.",
    ],
  ],
])("when the notification %s, success goes on with its own toast", async (_, answer, toast) => {
  const { flow, states, told, drafts } = flowOf(table().insert, undefined, answer);
  await flow.submit(exampleSubmission);
  expect(told).toEqual([toast, sentToast]);
  expect(states).toEqual(["sending", "sent"]);
  expect(drafts.current()).toBeUndefined();
});

test("an exception in our own code has its text, and the draft stays", async () => {
  jest.spyOn(console, "error").mockImplementation();
  const { flow, told, states, drafts } = flowOf(() => {
    throw new RangeError("our mistake");
  });
  await flow.submit(exampleSubmission);
  expect(told).toEqual([error("An unexpected error occurred. Please try again.")]);
  expect(states).toEqual(["sending", "idle"]);
  expect(drafts.current()?.values).toEqual(exampleSubmission);
});

test("five clicks, two submits in one tick and Enter held make one request", async () => {
  const { flow, inserted, invoke } = flowOf(table().insert);
  await Promise.all(Array.from({ length: 5 }, () => flow.submit(exampleSubmission)));
  for (let count = 0; count < 5; count += 1) await flow.submit(exampleSubmission);
  expect(inserted).toHaveBeenCalledTimes(1);
  expect(invoke).toHaveBeenCalledTimes(1);
});
