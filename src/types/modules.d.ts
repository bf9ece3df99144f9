declare module "*.woff2" {
  const url: string;
  export default url;
}

declare module "react-dom/server.node" {
  export * from "react-dom/server";
}

declare module "gatsby-plugin-sharp/gatsby-worker" {
  /** One master, and the pictures to make of it. */
  export interface PictureJob {
    inputPaths: { path: string }[];
    outputDir: string;
    args: {
      isLazy: boolean;
      operations: { outputPath: string; args: object }[];
      pluginOptions: object;
    };
  }
  const worker: { IMAGE_PROCESSING(job: PictureJob): Promise<void> };
  export default worker;
}
