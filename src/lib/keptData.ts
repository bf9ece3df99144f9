/** The key of a calculator's last choice, in the tab's storage. */
export const CHOICE_KEY = "calculator";

/** The key of the loans side by side, in the browser's storage. */
export const LOANS_KEY = "kept-loans";
