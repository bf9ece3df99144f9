import { errorsAsBefore } from "./plainSignals";
import "react-dom/client";

errorsAsBefore();

// What Gatsby expects to find.
const { page, hash } = document.querySelector<HTMLElement>("script[data-page]")?.dataset ?? {};
Object.assign(window, { pagePath: page, ___webpackCompilationHash: hash });

// React has been read by now. What the site brings, and Gatsby, are read in tasks of their own, so
// that the page can answer in between.
setTimeout(() => {
  import(/* webpackMode: "eager" */ "../../../gatsby-browser");
  setTimeout(() => import(/* webpackMode: "eager" */ "gatsby-production-app"));
});
