/**
 * A whole number with its thousands parted by commas: 45,000. Written out here for the reason that
 * `formatDate` gives.
 */
export const formatCount = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ",");
