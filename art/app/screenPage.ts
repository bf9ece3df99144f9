import { htmlDocument } from "../document";
import { interfaceStyles } from "./interface";
import { phoneStyles } from "./phone";
import { approvedStyles } from "./screens/approved";
import { fundsStyles } from "./screens/funds";
import { prequalificationStyles } from "./screens/prequalification";
import { progressStyles } from "./screens/progress";
import { registrationStyles } from "./screens/registration";
import { scheduleStyles } from "./screens/schedule";
import { welcomeStyles } from "./screens/welcome";

/** The styles of the phone and of all the app's screens. */
export const appStyles = [
  phoneStyles,
  interfaceStyles,
  prequalificationStyles,
  approvedStyles,
  fundsStyles,
  scheduleStyles,
  progressStyles,
  welcomeStyles,
  registrationStyles,
].join("\n");

/** Returns a document that contains one phone and has exactly the phone's size. */
export const screenPage = (phone: string) => htmlDocument({ styles: appStyles, body: phone });
