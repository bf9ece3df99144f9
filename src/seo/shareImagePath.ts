/** Where a page's share image stands on the site: `/share/faq.jpg` for /faq, `/share/home.jpg` for /. */
export const shareImagePath = (path: string) =>
  `/share/${path === "/" ? "home" : path.slice(1).replaceAll("/", "--")}.jpg`;
