/** Where the development server serves the mistakes in the content as text. */
export const PROBLEMS_PATH = "/___content-problems";
