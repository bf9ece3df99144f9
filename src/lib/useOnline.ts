import { createStore } from "./createStore";

const read = () => navigator.onLine;

/** Whether the browser reports a connection; the prerendered page assumes one. */
export const useOnline = createStore(true, { read, events: { online: read, offline: read } }).use;
