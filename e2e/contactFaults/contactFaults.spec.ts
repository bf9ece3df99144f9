import {
  answer,
  CAPTIVE_PORTAL,
  failure,
  field,
  form,
  json,
  sendButton,
  sentToast,
  TOASTS,
  toast,
  toasts,
} from "../support/contactForm";
import { contact } from "../support/content";
import {
  afterForwarding,
  expect,
  type Fault,
  neverAnswers,
  type Trial,
  test,
  timesOut,
} from "./trial";

type Run = (trial: Trial) => Promise<void>;

/** The insert fails twice. The third attempt, with the same idempotency key, stores the message. */
const untilSaved =
  (fault: Fault, shownText?: string): Run =>
  async (trial) => {
    const { page, calls, plan } = trial;
    for (const _ of ["first", "second"]) {
      await plan("insert", fault);
      await trial.sendInVain(shownText);
    }
    await toast(page, TOASTS.notStored.title).getByRole("button").click();
    await expect(toasts(page)).toHaveCount(0);
    await trial.send();
    await expect(toasts(page)).toHaveCount(1);
    expect(calls.insert).toHaveLength(3);
    expect(new Set(calls.insert).size).toBe(1);
    expect(calls.notification).toHaveLength(1);
  };

/**
 * The insert seems to fail but stores the message. The next attempt finds the stored message or, if the
 * visitor has changed the text, stores another one.
 */
const storedUnknown =
  (fault: Fault, change = ""): Run =>
  async (trial) => {
    const { page, calls, text, texts } = trial;
    await trial.plan("insert", afterForwarding(fault));
    await trial.sendInVain();
    if (change) {
      texts.push(text + change);
      await field(page, "message").fill(text + change);
    }
    await trial.send();
    expect(new Set(calls.insert).size).toBe(texts.length);
  };

/** The notification fails. The form reports both the failure and that the message was stored. */
const notified =
  (fault: Fault, warning: { title: string; text: string }): Run =>
  async (trial) => {
    const { page } = trial;
    await trial.plan("notification", fault);
    await trial.send();
    await expect(toasts(page)).toHaveCount(2);
    await expect(toast(page, warning.title).getByText(warning.text)).toBeVisible();
    await page.clock.fastForward(5100);
    await expect(toasts(page)).toHaveCount(0);
    await expect(sendButton(page)).toBeEnabled();
  };

/** The message is stored during an outage of the mail server, and emailed afterwards. */
const outage =
  (state: "down" | "rejects"): Run =>
  async (trial) => {
    await trial.backend.setMailServer(state);
    await trial.send();
    await trial.backend.setMailServer("accepts");
  };

/** The mail server accepts the email, but confirms it late or never. */
const unconfirmed =
  (state: "confirms late" | "accepts and disconnects"): Run =>
  async (trial) => {
    await trial.backend.setMailServer(state, LATE);
    await sendButton(trial.page).click();
    await expect(sentToast(trial.page)).toBeVisible({ timeout: 2 * LATE });
    await trial.expectOutcome();
    await trial.backend.setMailServer("accepts");
  };

/** The tab closes during a request. If `isSentAgain`, another tab then restores the draft and sends it. */
const closedDuring =
  (call: "insert" | "notification", fault: Fault, isSentAgain = true): Run =>
  async (trial) => {
    await trial.plan(call, fault);
    await sendButton(trial.page).click();
    await expect.poll(() => trial.calls[call]).toHaveLength(1);
    await trial.page.close();
    if (isSentAgain) {
      const page = await trial.context.newPage();
      await page.goto(contact.path);
      await expect(page.getByText(form.restored)).toBeVisible();
      await expect(field(page, "message")).toHaveValue(trial.text);
      await trial.send(page);
      expect(new Set(trial.calls.insert).size).toBe(1);
    }
  };

/** When the mail server confirms, in milliseconds: after the function's limit for a connection, before the page's. */
const LATE = 8_000;

const refusal = { code: "PT429", message: "Too many messages" };
const { refused, failed } = TOASTS;

const TRIALS: Readonly<Record<string, Run>> = {
  "the insert is refused": untilSaved(json(429, refusal), refusal.message),
  "a captive portal responds to the insert @night": untilSaved(answer(200, CAPTIVE_PORTAL)),
  "the insert cannot be sent": untilSaved(failure()),
  "the insert gets no response @night": untilSaved(timesOut),
  "the insert's connection is reset after the message is stored": storedUnknown(failure()),
  "the insert gets no response although the message is stored @night": storedUnknown(timesOut),
  "the visitor changes the message after it is stored @night": storedUnknown(
    failure(),
    ", changed",
  ),
  "an HTML page responds to the notification": notified(answer(503, CAPTIVE_PORTAL), refused),
  "the notification's connection is reset @night": notified(failure(), failed),
  "the notification's connection is reset after the email is sent": notified(
    afterForwarding(failure()),
    failed,
  ),
  "the notification gets no response @night": notified(timesOut, failed),
  "the tab is closed during the insert": closedDuring("insert", afterForwarding(neverAnswers)),
  "the tab is closed between the two requests @night": closedDuring(
    "notification",
    neverAnswers,
    false,
  ),
  "the tab is closed during the notification @night": closedDuring(
    "notification",
    afterForwarding(neverAnswers),
  ),
  "the mail server is down": outage("down"),
  "the mail server rejects emails @night": outage("rejects"),
  "the mail server's confirmation is lost": unconfirmed("accepts and disconnects"),
  "the mail server confirms an email late @night": unconfirmed("confirms late"),

  async "two tabs send the same draft"(trial) {
    await trial.page.waitForFunction(() => localStorage.length > 0);
    const other = await trial.context.newPage();
    await other.goto(contact.path);
    await expect(other.getByText(form.restored)).toBeVisible();
    await Promise.all([trial.send(), trial.send(other)]);
  },

  async "the browser is offline"(trial) {
    await trial.context.setOffline(true);
    await expect(trial.page.getByText(form.offline)).toBeVisible();
    await trial.plan("insert", failure("internetdisconnected"));
    await trial.sendInVain();
    await trial.context.setOffline(false);
    await trial.send();
  },
};

for (const [fault, run] of Object.entries(TRIALS))
  test(`a message is stored and emailed exactly once, and the form reports it correctly, when ${fault}`, async ({
    trial,
  }) => {
    await run(trial);
    await trial.expectOutcome();
  });
