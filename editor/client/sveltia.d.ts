/** Declared here because the root's type check runs without the editor's packages. */
declare module "@sveltia/cms" {
  const CMS: {
    init(options: { config: Record<string, unknown> }): Promise<void>;
    registerCustomFormat(name: string, extension: string, format: object): void;
  };
  export default CMS;
}
