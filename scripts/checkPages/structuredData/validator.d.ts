declare module "@adobe/structured-data-validator" {
  export interface Issue {
    issueMessage: string;
    severity: "ERROR" | "WARNING";
    /** "schemaOrg" where the vocabulary lacks a type or property; otherwise absent. */
    errorType?: string;
    path: { type?: string; property?: string; index?: number }[];
  }
  export default class Validator {
    constructor(vocabulary: object);
    /** @param data each thing of a page, by its type */
    validate(data: {
      jsonld: Record<string, object[]>;
      microdata: object;
      rdfa: object;
    }): Promise<Issue[]>;
  }
}
