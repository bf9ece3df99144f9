/** Stands in for the signals that Gatsby sends to its service worker, of which there is none. */
export default () => ({ emit: () => {}, on: () => {}, off: () => {} });
