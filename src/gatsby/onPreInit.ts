import type { GatsbyNode } from "gatsby";
import { keepPictures } from "./keepPictures";

/** Before any plugin works. */
export const onPreInit: GatsbyNode["onPreInit"] = () => keepPictures();
