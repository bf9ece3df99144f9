import { sample } from "../../shared/testDepth";
import {
  type HttpFault,
  insertFaults,
  notificationAnswers,
  notificationFaults,
} from "../../test/contactFaults";
import {
  answer,
  failure,
  field,
  form,
  sendButton,
  TOASTS,
  toast,
  toasts,
} from "../support/contactForm";
import { contact } from "../support/content";
import { afterForwarding, expect, type Fault, pending, silence, type Trial, test } from "./trial";

type Run = (trial: Trial) => Promise<void>;

/** The insert fails twice; the third attempt, with the same idempotency key, stores the message once. */
const untilSaved =
  (fault: Fault, shownText?: string): Run =>
  async (trial) => {
    const { page, calls, plan, text } = trial;
    await trial.open();
    for (const _ of ["first", "second"]) {
      plan("insert", fault);
      await trial.sendInVain(shownText);
    }
    await toast(page, TOASTS.notStored.title).getByRole("button").click();
    await expect(toasts(page)).toHaveCount(0);
    await trial.send();
    await expect(toasts(page)).toHaveCount(1);
    expect(calls.insert).toHaveLength(3);
    expect(new Set(calls.insert).size).toBe(1);
    expect(calls.notification).toHaveLength(1);
    await trial.expectOutcome(text);
  };

/** The insert stores the message and seems to fail; the next attempt finds it there. */
const storedUnknown =
  (fault: Fault): Run =>
  async (trial) => {
    trial.plan("insert", afterForwarding(fault));
    await trial.open();
    await trial.sendInVain();
    await trial.send();
    expect(new Set(trial.calls.insert).size).toBe(1);
    await trial.expectOutcome(trial.text);
  };

/** The message is saved during an outage, and mailed when it has ended. */
const outage =
  (begin: (trial: Trial) => Promise<unknown>): Run =>
  async (trial) => {
    await begin(trial);
    await trial.open();
    await trial.send();
    await trial.backend.setMailServer("accepts");
    await trial.expectOutcome(trial.text);
  };

/** The notification meets a fault, which the form reports beside its success, or does not. */
const notified =
  (fault: Fault, warning?: { title: string; text: string }): Run =>
  async (trial) => {
    const { page, plan, text } = trial;
    plan("notification", fault);
    await trial.open();
    await trial.send();
    await expect(toasts(page)).toHaveCount(warning ? 2 : 1);
    if (warning) await expect(toast(page, warning.title).getByText(warning.text)).toBeVisible();
    await page.clock.fastForward(5100);
    await expect(toasts(page)).toHaveCount(0);
    await expect(sendButton(page)).toBeEnabled();
    await trial.expectOutcome(text);
  };

/** Sends the message; resolves when the call is pending, which never gets a response. */
async function leaveDuring(trial: Trial, call: "insert" | "notification", fault: Fault) {
  trial.plan(call, fault);
  await trial.open();
  await sendButton(trial.page).click();
  await expect.poll(() => trial.calls[call]).toHaveLength(1);
}

const answerOf = ({ status, body, type }: HttpFault) => answer(status, body, type);

const NETWORK_FAILURES = [
  "connectionrefused",
  "namenotresolved",
  "connectionreset",
  "internetdisconnected",
];

const { refused, failed } = TOASTS;

/** What goes wrong in each trial, by what it asks of the form; of each class, the short run has the first. */
const CLASSES: readonly Readonly<Record<string, Run>>[] = [
  Object.fromEntries(
    insertFaults.map((each) => [`insert: ${each.name}`, untilSaved(answerOf(each), each.message)]),
  ),
  {
    ...Object.fromEntries(
      NETWORK_FAILURES.map((reason) => [`insert: ${reason}`, untilSaved(failure(reason))]),
    ),
    "insert: no response, and not stored": untilSaved(silence),
    "insert: a redirect": untilSaved((route) =>
      route.fulfill({ status: 302, headers: { location: "/" } }),
    ),
  },
  {
    "insert: reset after it is stored": storedUnknown(failure()),
    "insert: no response, though stored": storedUnknown(silence),
    async "text changed after an unknown outcome"(trial) {
      trial.plan("insert", afterForwarding(failure()));
      await trial.open();
      await trial.sendInVain();
      const changed = `${trial.text}, changed`;
      await field(trial.page, "message").fill(changed);
      await trial.send();
      expect(new Set(trial.calls.insert).size).toBe(2);
      await trial.expectOutcome(trial.text, changed);
    },
  },
  {
    ...Object.fromEntries(
      notificationFaults.map((each) => [
        `notification: ${each.name}`,
        notified(answerOf(each), refused),
      ]),
    ),
    "notification: reset before it is done": notified(failure(), failed),
    "notification: reset after it is done": notified(afterForwarding(failure()), failed),
    "notification: no response": notified(silence, failed),
    "notification: no response, though done": notified(afterForwarding(silence), failed),
  },
  Object.fromEntries(
    notificationAnswers.map((each) => [`notification: ${each.name}`, notified(answerOf(each))]),
  ),
  {
    async "tab closed during the insert"(trial) {
      await leaveDuring(trial, "insert", afterForwarding(pending));
      await trial.page.close();
      const page = await trial.context.newPage();
      await page.goto(contact.path);
      await trial.sendDraft(page);
      expect(new Set(trial.calls.insert).size).toBe(1);
      await trial.expectOutcome(trial.text);
    },
    async "reload during the insert"(trial) {
      await leaveDuring(trial, "insert", afterForwarding(pending));
      await trial.page.reload();
      await trial.sendDraft();
      await trial.expectOutcome(trial.text);
    },
    async "tab closed between the two calls"(trial) {
      await leaveDuring(trial, "notification", pending);
      await trial.page.close();
      await trial.expectOutcome(trial.text);
    },
    async "draft sent again after its tab was closed between the two calls"(trial) {
      await leaveDuring(trial, "notification", afterForwarding(pending));
      await trial.page.close();
      const page = await trial.context.newPage();
      await page.goto(contact.path);
      await trial.sendDraft(page);
      await trial.expectOutcome(trial.text);
    },
  },
  {
    async "two tabs with one draft"(trial) {
      await trial.open();
      await trial.page.waitForFunction(() => localStorage.length > 0);
      const other = await trial.context.newPage();
      await other.goto(contact.path);
      await expect(other.getByText(form.restored)).toBeVisible();
      await Promise.all([trial.send(), trial.send(other)]);
      await trial.expectOutcome(trial.text);
    },
  },
  {
    async "offline and online again"(trial) {
      await trial.open();
      for (const _ of ["first", "second"]) {
        await trial.context.setOffline(true);
        await expect(trial.page.getByText(form.offline)).toBeVisible();
        trial.plan("insert", failure("internetdisconnected"));
        await trial.sendInVain();
        await trial.context.setOffline(false);
      }
      await trial.send();
      await trial.expectOutcome(trial.text);
    },
  },
  {
    "the mail server is down": outage(({ backend }) => backend.setMailServer("down")),
    "the mail server refuses mails": outage(({ backend }) => backend.setMailServer("rejects")),
  },
];

for (const [fault, run] of CLASSES.flatMap((faults) => sample(Object.entries(faults))))
  test(`a message is stored and mailed once, as the form reports. ${fault}`, ({ trial }) =>
    run(trial));
