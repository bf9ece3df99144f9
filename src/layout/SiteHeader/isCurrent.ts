/** Whether a link leads to the page being shown; a place on another page is not that page. */
export const isCurrent = (to: string, currentPath: string) => to === currentPath;
