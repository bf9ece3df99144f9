declare module "@adobe/structured-data-validator" {
  export interface Issue {
    issueMessage: string;
    severity: "ERROR" | "WARNING";
    /** Only "schemaOrg" for what the vocabulary does not have. */
    errorType?: string;
    path: { type?: string; property?: string; index?: number }[];
  }
  export default class Validator {
    constructor(vocabulary: object);
    /** @param data each thing by its type, as found in a page */
    validate(data: {
      jsonld: Record<string, object[]>;
      microdata: object;
      rdfa: object;
    }): Promise<Issue[]>;
  }
}
