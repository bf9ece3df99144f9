/** Stands in for parts of Gatsby that no page uses and that its entry would bring along. */
export {};
