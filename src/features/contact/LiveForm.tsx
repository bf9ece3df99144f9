import { useEffect } from "react";
import { Form } from "react-final-form";
import { contactFlow } from "./contactFlow";
import type { Draft } from "./drafts";
import { emptySubmission } from "./fields";
import { MessageForm } from "./MessageForm";
import type { Submission } from "./submissionSchema";
import { validateSubmission } from "./validateSubmission";

export interface LiveFormProps {
  words: Queries.ContactFormWordsFragment;
  /** What was kept of an earlier visit. */
  kept: Draft | undefined;
  /** Called once the form answers by itself. */
  onLive: () => void;
}

const send = (values: Submission) => void contactFlow.submit(values);

/** The form with its state and its rules. */
export function LiveForm({ words, kept, onLive }: LiveFormProps) {
  // After the effects of the form itself, which judges nothing before its own have run.
  useEffect(onLive, [onLive]);
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
