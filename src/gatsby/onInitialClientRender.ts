import type { GatsbyBrowser } from "gatsby";
import { takenOver } from "../lib/useReady";
import { answerLateClick } from "../loader/lateClick";

/** The page answers by itself from here on; a press that came too early is made good. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  takenOver();
  answerLateClick();
};
