/** Stands in for Gatsby's slices, which no page is made of. */
export const Slice = () => null;
