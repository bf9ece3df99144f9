/** The place of the calculator on its page, to which a shared address leads. */
export const CALCULATOR_PLACE = "loan";
