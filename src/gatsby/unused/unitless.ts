/** Stands in for the list of properties whose numbers have no unit: the site's styles are text. */
export default {};
