/**
 * Where builds keep what is costly to make and named after its content: encoded pictures, share
 * images and cut fonts. It may be deleted at any time, kept between machines, and shared by several checkouts.
 */
export const KEPT_FOLDER = process.env.KEPT_FOLDER || ".kept";
