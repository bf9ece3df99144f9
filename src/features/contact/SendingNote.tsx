import { createStore } from "../../lib/createStore";
import { CopyMessage } from "./CopyMessage";
import { draftStore } from "./draft";
import { submitFlow } from "./submit";

const readOnline = () => navigator.onLine;

/** Whether the browser reports a connection; the prerendered page assumes one. */
const online = createStore(true, {
  read: readOnline,
  events: { online: readOnline, offline: readOnline },
});

/** Reports a lost connection or a failed attempt, whose toast is removed after seconds. */
export function SendingNote({ labels }: { labels: Queries.ContactFormFieldsFragment }) {
  const isOnline = online.use();
  const isKept = draftStore.isKept.use();
  const hasFailed = submitFlow.state.use() === "failed";
  const offline = isKept ? labels.offline : labels.offlineUnkept;
  const failed = isKept ? labels.failed : labels.failedUnkept;
  const note = isOnline ? hasFailed && failed : offline;
  return (
    <>
      <p role="status">{note}</p>
      {note && !isKept && <CopyMessage labels={labels} />}
    </>
  );
}
