/** The key of the loans side by side, in the browser's storage. */
export const LOANS_KEY = "kept-loans";

/** The parameter that each loan has, in storage and in a link's fragment. */
export const LOAN_PARAMETER = "loan";

/** What some apps make of the ampersand and the equals sign between two loans. */
const ESCAPED_SEPARATOR = /(?:&amp;|%26(?:amp(?:;|%3B))?)loan(?:=|%3D)/gi;

/** Returns the serialized loans of a link's fragment, or "". Some apps escape it, or what separates loans. */
export function linkedLoans(fragment: string): string {
  const loans = /^loan%3D/i.test(fragment) ? decodeURIComponent(fragment) : fragment;
  return loans.startsWith(`${LOAN_PARAMETER}=`)
    ? loans.replace(ESCAPED_SEPARATOR, `&${LOAN_PARAMETER}=`)
    : "";
}
