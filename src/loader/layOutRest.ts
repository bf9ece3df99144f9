import { all, inTasks, root } from "./page";

const rest = [...all("section,footer"), root];

/**
 * Lays out what the styles leave for later, part by part, so that all places and sizes are true soon
 * after the page has loaded.
 */
export const layOutRest = () =>
  inTasks(rest, (part) => {
    part.dataset.laidOut = "";
    part.offsetTop;
  });
