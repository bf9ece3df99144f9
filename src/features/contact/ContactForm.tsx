import { graphql } from "gatsby";
import { FormCard } from "./styles";

interface ContactFormProps {
  words: Queries.ContactFormWordsFragment;
  email: string;
}

/** The message form's place, and the way to write without it. */
export function ContactForm({ words, email }: ContactFormProps) {
  return (
    <FormCard data-island="contact">
      <h2>{words.title}</h2>
      <p>{words.lead}</p>
      <p>
        {words.otherWay} <a href={`mailto:${email}`}>{email}</a>.{" "}
        <a href={words.privacy.to}>{words.privacy.label}</a>
      </p>
    </FormCard>
  );
}

export const query = graphql`
  fragment ContactFormWords on ContactForm {
    title
    lead
    firstName
    lastName
    email
    phone
    subject
    message
    submit
    otherWay
    privacy {
      label
      to
    }
  }
`;
