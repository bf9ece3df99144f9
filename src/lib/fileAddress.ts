/** Returns the URL of a published file, whose name may have any characters. */
export const fileAddress = (publicUrl: string): string =>
  encodeURI(publicUrl).replace(/[#?]/g, encodeURIComponent);
