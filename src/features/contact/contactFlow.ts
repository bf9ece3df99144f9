import { showToast } from "../../components/Toast/showToast";
import { drafts } from "./drafts";
import { loadContactClient } from "./prepareSending";
import { createSubmissionFlow } from "./submissionFlow";

/** The flow of the page's form. It outlives the form, which goes when the visitor turns the page. */
export const contactFlow = createSubmissionFlow({
  drafts,
  loadClient: loadContactClient,
  tell: (message) => void showToast(message),
});
