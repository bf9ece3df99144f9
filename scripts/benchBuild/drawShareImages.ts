import { ShareImages } from "../postbuild/shareImages";

/** Draws the share images of all pages, as any build before would have left them. */
new ShareImages().drawAhead("content");
