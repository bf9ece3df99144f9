import { SmallButton } from "../../components/Button";
import { showToast } from "../../components/Toast/showToast";
import { fieldId, fieldNames, readFields } from "./fields";

/** Offers to copy what was typed, for browsers that do not keep it. */
export const CopyMessage = ({ labels }: { labels: Queries.ContactFormFieldsFragment }) => (
  <SmallButton onClick={() => void copyMessage(labels)}>{labels.copy}</SmallButton>
);

/** Copies the fields; where the browser refuses, selects the message to be copied by hand. */
async function copyMessage(labels: Queries.ContactFormFieldsFragment): Promise<void> {
  const values = readFields();
  const lines = fieldNames.map((name) => `${labels[name]}: ${values[name]}`);
  try {
    await navigator.clipboard.writeText(lines.join("\n"));
    await showToast({ title: labels.copied });
  } catch {
    const message = document.getElementById(fieldId("message"));
    if (message instanceof HTMLTextAreaElement) {
      message.focus();
      message.select();
    }
    await showToast({ title: labels.notCopied });
  }
}
