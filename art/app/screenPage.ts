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

/** All that a phone and any screen of the app need, for pictures that hold one. */
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

/** A page that holds one phone and nothing else, exactly the size of the phone. */
export const screenPage = (phone: string) => htmlDocument({ styles: appStyles, body: phone });
