import { cleanUrl } from "./cleanUrl";

// An entry of its own, which runs before Gatsby's: its router decodes the URL when it is evaluated.
cleanUrl();
