import type { FormApi } from "final-form";
import { useEffect, useLayoutEffect, useState } from "react";
import { takeMessage } from "../../lib/prefill";
import { clearDraft, currentDraft, saveDraft } from "./draft";
import {
  eachField,
  emptySubmission,
  fieldNames,
  isEmpty,
  readFields,
  type Submission,
  writeFields,
} from "./fields";
import { forgetFailure, useSubmitState } from "./submit";

type Topics = Queries.ContactFormFieldsFragment["topics"];

/** The message that another page left last. Until the visitor changes it, the next one replaces it. */
let lastLeft = { subject: "", message: "" };

/** What a browser fires on the window when the visitor comes back to the tab, or to one of two windows side by side. */
const RETURNS = ["visibilitychange", "focus"];

const differ = (some: Submission, others: Submission) =>
  fieldNames.some((name) => some[name] !== others[name]);

export function fillForm(form: FormApi<Submission>, values: Submission): void {
  writeFields(values);
  form.batch(() => {
    for (const name of fieldNames) form.change(name, values[name]);
  });
}

/** Joins two texts, unless one repeats the other. The visitor goes on typing at the end, so what was entered is last. */
function joined(kept: string, entered: string, between: string): string {
  if (!kept || entered.includes(kept)) return entered;
  const isRepeated = !entered || `${between}${kept}`.endsWith(`${between}${entered}`);
  return isRepeated ? kept : `${kept}${between}${entered}`;
}

/** Returns the topic that a subject begins with, and what the visitor has written after it. */
function splitSubject(subject: string, topics: Topics) {
  const topic = topics.find((each) => `${subject}: `.startsWith(`${each.subject}: `));
  return { topic, own: subject.slice(topic ? topic.subject.length + 2 : 0) };
}

/** Puts the topic's subject before the visitor's own, in place of another topic's. */
export function withTopic(values: Submission, topic: Topics[number] | undefined, topics: Topics) {
  const { subject } = values;
  const { topic: earlier, own } = splitSubject(subject, topics);
  if (!topic || ((earlier ?? topic) === topic && subject.startsWith(topic.subject))) return values;
  return { ...values, subject: own ? `${topic.subject}: ${own}` : topic.subject };
}

/**
 * Fills in the form with the draft, a message that another page has left, and the subject of the topic in the
 * URL. What was entered before hydration is kept. Then stores each change.
 * @returns whether a draft was restored
 */
export function useMessage(
  form: FormApi<Submission>,
  topic: Topics[number] | undefined,
  topics: Topics,
): boolean {
  const [isRestored, setRestored] = useState(false);
  const isSending = useSubmitState() === "sending";

  // Empties the fields when the page is left, because Firefox would otherwise restore their text after a
  // reload, even if it has been sent since.
  useLayoutEffect(() => () => writeFields(emptySubmission), []);
  useEffect(() => {
    const entered = readFields();
    const draft = currentDraft()?.values ?? emptySubmission;
    const values = eachField((_, name) => entered[name] || draft[name]);
    values.subject = joined(draft.subject, entered.subject, " ");
    values.message = joined(draft.message, entered.message, "\n\n");
    if (differ(values, entered)) {
      setRestored(true);
      // If the visitor clicked Send before hydration, they have not seen the draft, so do not send it.
      const clicked = window.earlyClick?.target as Element | undefined;
      if (clicked?.closest("form")) window.earlyClick = undefined;
    }
    fillForm(form, values);
    return form.subscribe(
      ({ values }) => {
        // A subject that only names a topic is not worth a draft.
        const isTopic = topics.some(({ subject }) => subject === values.subject);
        if (!isEmpty(isTopic ? { ...values, subject: "" } : values)) return void saveDraft(values);
        clearDraft();
        forgetFailure();
        setRestored(false);
      },
      { values: true },
    );
  }, [form, topics]);
  useEffect(() => {
    // The message that is being sent stays as it is.
    if (isSending) return undefined;
    const values = readFields();
    const { subject = "", message } = takeMessage();
    if (message) {
      const isAbove = (above: string, text: string) => `${text}\n\n`.startsWith(`${above}\n\n`);
      const left = [message, lastLeft.message].find((text) => isAbove(text, values.message)) ?? "";
      const own = values.message.slice(left.length).trimStart();
      // Beside a message of the visitor's own, any subject is theirs.
      const brought = ["", subject, lastLeft.subject];
      const isOwn =
        own && !left ? values.subject : !brought.includes(splitSubject(values.subject, topics).own);
      const kept = isOwn && !isAbove(values.subject, own) ? `${values.subject}\n\n${own}` : own;
      Object.assign(values, { subject, message: [message, kept].join("\n\n").trimEnd() });
      lastLeft = { subject, message };
    }
    fillForm(form, withTopic(values, topic, topics));
    // Shows what another tab has stored before the visitor enters anything here, which would replace it.
    const takeOver = () => {
      const latest = currentDraft()?.values;
      if (!latest || !differ(latest, form.getState().values)) return;
      fillForm(form, withTopic(latest, topic, topics));
      setRestored(true);
    };
    for (const event of RETURNS) window.addEventListener(event, takeOver);
    return () => {
      for (const event of RETURNS) window.removeEventListener(event, takeOver);
    };
  }, [form, isSending, topic, topics]);
  return isRestored;
}
