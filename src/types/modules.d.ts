declare module "*.woff2" {
  const url: string;
  export default url;
}

declare module "react-dom/server.node" {
  export * from "react-dom/server";
}
