/** Stands in for pages that answer at many addresses: here each page has its own. */
export const grabMatchParams = () => ({});
