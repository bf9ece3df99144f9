import { exampleSubmission } from "../../../supabase/tests/exampleSubmission";
import { SENT_DURATION } from "./submit";
import {
  createFlow,
  failure,
  failureToast,
  fakeTable,
  type InsertResult,
  lostResponse,
  type NotificationResult,
  notificationError,
  setUp,
  storedDraft,
  successToast,
  tearDown,
  toastOf,
} from "./submitTestTools";

beforeEach(setUp);
afterEach(tearDown);

test("is sent for five seconds and deletes the draft when both calls succeed", async () => {
  const { flow, states, toasts, draftStore } = createFlow(fakeTable().insert);
  await flow.submit(exampleSubmission);
  expect(states).toEqual(["sending", "sent"]);
  expect(toasts).toEqual([successToast]);
  expect(draftStore.current()).toBeUndefined();
  expect(storedDraft()).toBeNull();
  jest.advanceTimersByTime(SENT_DURATION - 1);
  expect(flow.state.get()).toBe("sent");
  jest.advanceTimersByTime(1);
  expect(flow.state.get()).toBe("idle");
});

test.each<[string, InsertResult, string[]]>([
  [
    "an error with a message",
    failure(400, "violates check"),
    [...failureToast.slice(0, 2), "violates check"],
  ],
  ["an error without a message", failure(500, ""), failureToast],
  ["no response", lostResponse, failureToast],
])(
  "fails with the draft and without a notification when the insert returns %s",
  async (_, result, toast) => {
    const { flow, states, toasts, draftStore, invoke } = createFlow(async () => result);
    await flow.submit(exampleSubmission);
    expect(states).toEqual(["sending", "failed"]);
    expect(toasts).toEqual([toast]);
    expect(invoke).not.toHaveBeenCalled();
    expect(draftStore.current()?.values).toEqual(exampleSubmission);
  },
);

test.each<[string, NotificationResult, string[]]>([
  ["returns an error", notificationError("FunctionsHttpError"), toastOf("refused")],
  ["throws", notificationError("FunctionsFetchError"), toastOf("failed")],
])("reports the problem and the success when the notification %s", async (_, result, toast) => {
  const { flow, states, toasts, draftStore } = createFlow(fakeTable().insert, undefined, result);
  await flow.submit(exampleSubmission);
  expect(toasts).toEqual([toast, successToast]);
  expect(states).toEqual(["sending", "sent"]);
  expect(draftStore.current()).toBeUndefined();
});

test("reports an unexpected error and keeps the draft when our own code throws", async () => {
  jest.spyOn(console, "error").mockImplementation();
  const { flow, toasts, states, draftStore } = createFlow(() => {
    throw new RangeError("own bug");
  });
  await flow.submit(exampleSubmission);
  expect(toasts).toEqual([toastOf("unexpected", "destructive")]);
  expect(states).toEqual(["sending", "failed"]);
  expect(draftStore.current()?.values).toEqual(exampleSubmission);
});

test("sends one request when it is submitted several times in one tick and while sending", async () => {
  const { flow, insert, invoke } = createFlow(fakeTable().insert);
  await Promise.all(Array.from({ length: 5 }, () => flow.submit(exampleSubmission)));
  for (let count = 0; count < 5; count += 1) await flow.submit(exampleSubmission);
  expect(insert).toHaveBeenCalledTimes(1);
  expect(invoke).toHaveBeenCalledTimes(1);
});
