import { installPackages } from "../../shared/installPackages";

/** The folder whose packages check code, texts, pages and licences; `npm start` needs none of them. */
export const LINTERS = "scripts/linters";

export const installLinters = () => installPackages(LINTERS, "the checks");
