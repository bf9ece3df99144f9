import { showToast } from "../../components/Toast/showToast";
import { drafts } from "./draft";
import { loadContactClient } from "./loadClient";
import { createSubmissionFlow } from "./submit";

/** The flow of the page's form. It outlives the form, which goes when the visitor turns the page. */
export const contactFlow = createSubmissionFlow({
  drafts,
  loadClient: loadContactClient,
  tell: (message) => void showToast(message),
});
