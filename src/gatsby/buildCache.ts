/**
 * Where builds cache what is slow to make, named after its content: encoded pictures, share images
 * and font subsets. It may be deleted at any time, and shared by several checkouts.
 */
export const BUILD_CACHE = process.env.BUILD_CACHE_FOLDER || ".build-cache";
