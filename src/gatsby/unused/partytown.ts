/** Stands in for the scripts in workers that Gatsby offers, and no page has. */
export const partytownSnippet = () => "";
export const SCRIPT_TYPE = "text/partytown";
