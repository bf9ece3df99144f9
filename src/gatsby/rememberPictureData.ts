interface Picture {
  id: string;
  internal: { contentDigest: string };
}

type Resolver = (picture: Picture, args: object, context: unknown, info: Info) => unknown;

interface Info {
  /** The resolver of the plugin that this one stands before. */
  originalResolver: Resolver;
}

const known = new Map<string, unknown>();

/**
 * The data of a picture in one treatment, worked out once however many pages show it: the plugin
 * would read the whole file again for each page and for each of its widths.
 */
export const rememberPictureData: Resolver = (picture, args, context, info) => {
  // The plugin writes into the arguments: the key is made of what they are before.
  const key = JSON.stringify([picture.id, picture.internal.contentDigest, args]);
  if (!known.has(key)) known.set(key, info.originalResolver(picture, args, context, info));
  return known.get(key);
};
