/** Declared here because the type check in the root folder runs without the editor's packages. */
declare module "@sveltia/cms" {
  const CMS: {
    init(options: { config: Record<string, unknown> }): Promise<void>;
    registerCustomFormat(name: string, extension: string, format: object): void;
  };
  export default CMS;
}
