import { readContent } from "../../src/content-model/placeholders/load";

/** The contact page's address and the copy of its form. */
export const { path: CONTACT, form: COPY } = readContent<{
  path: string;
  form: Queries.ContactFormLabelsFragment;
}>("contact/page.yaml");
