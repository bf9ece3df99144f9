import { ShareImages } from "../postbuild/shareImages";

/** Draws the share images of all pages, which a former build would have left. */
new ShareImages().renderAhead("content");
