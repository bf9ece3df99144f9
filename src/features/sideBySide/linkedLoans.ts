/** The parameter that each loan has, in storage and in a link's fragment. */
export const LOAN_PARAMETER = "loan";

/**
 * Returns the serialized loans of the page's link, which may be invalid; "" without any. Some apps
 * escape a fragment as a whole, or its ampersands.
 */
export function linkedLoans(): string {
  const fragment = window.location.hash.slice(1);
  const loans = /^\w+%3D/i.test(fragment) ? decodeURIComponent(fragment) : fragment;
  return loans.startsWith(`${LOAN_PARAMETER}=`) ? loans.replaceAll("&amp;", "&") : "";
}
