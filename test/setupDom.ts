import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

/** The same for what is looked for on a page. */
configure({ asyncUtilTimeout: 30_000 });
