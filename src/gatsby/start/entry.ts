import "react-dom/client";

// React has been read by now. What Gatsby and the site bring is read in a task of its own, so that
// the page can answer between the two.
setTimeout(() => import(/* webpackMode: "eager" */ "gatsby-production-app"));
