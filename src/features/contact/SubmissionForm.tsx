import { useEffect } from "react";
import { Form } from "react-final-form";
import { contactFlow } from "./contactFlow";
import type { Draft } from "./draft";
import { emptySubmission } from "./fields";
import { MessageForm } from "./MessageForm";
import type { Submission } from "./schema";
import { validateSubmission } from "./validateSubmission";

export interface SubmissionFormProps {
  words: Queries.ContactFormWordsFragment;
  /** What was kept of an earlier visit. */
  kept: Draft | undefined;
  /** Called once the fields contain the draft. */
  onReady: () => void;
}

const send = (values: Submission) => void contactFlow.submit(values);

/** The form with its state and its validation. */
export function SubmissionForm({ words, kept, onReady }: SubmissionFormProps) {
  // Effects of children run first, so the fields are registered and filled.
  useEffect(onReady, [onReady]);
  return (
    <Form<Submission>
      initialValues={emptySubmission}
      validate={validateSubmission}
      onSubmit={send}
      subscription={{}}
    >
      {() => <MessageForm words={words} kept={kept} />}
    </Form>
  );
}
